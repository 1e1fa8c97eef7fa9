#include "api/link/repair.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "api/link/forms.h"
#include "api/link/known_forms.h"

namespace sightlines {
namespace {

constexpr int most_attempts = 40;      // for one link
constexpr std::size_t most_ends = 12;  // tried from the last stop backwards
constexpr int price_of_bombs = 20;     // attempts: what unpacks to too much, or to no JSON, takes longest

class Repairer {
  public:
    Repairer(const Spelling& spelling, Attempts& attempts)
        : spelling_(spelling), form_(form_of(spelling.head[1])), attempts_(attempts) {}

    Repaired run() {
        for (const Spelling::Stop& stop : ends()) {
            if (try_dashes(stop)) return found_;
        }
        if (form_.has_marks) {
            for (const Spelling::Stop& stop : ends()) {
                if (try_without_emphasis(stop) || try_left_out(stop)) return found_;
            }
        }
        if (!later_.empty()) return {later_, spelling_.stops.front().at, false, true};
        const Spelling::Stop& line = spelling_.line;
        return {link_of(payload_to(line, 2, 2)).substr(0, longest_link + 1), line.at, false};
    }

  private:
    // The first one, then from the last backwards.
    std::vector<Spelling::Stop> ends() const {
        const std::vector<Spelling::Stop>& stops = spelling_.stops;
        std::vector<Spelling::Stop> chosen{stops.front()};
        for (std::size_t back = 0; back + 1 < std::min(stops.size(), most_ends); ++back)
            chosen.push_back(stops[stops.size() - 1 - back]);
        return chosen;
    }

    std::string link_of(std::string_view payload) const { return "#" + spelling_.head + std::string(payload); }

    // With so many hyphens for each dash.
    std::string payload_to(const Spelling::Stop& stop, std::size_t for_en, std::size_t for_em) const {
        std::string payload;
        for (const char c : std::string_view(spelling_.payload).substr(0, stop.size)) {
            if (c == en_dash || c == em_dash) {
                payload.append(c == en_dash ? for_en : for_em, '-');
            } else {
                payload += c;
            }
        }
        return payload;
    }

    std::optional<Json> read(const std::string& link) {
        if (link.size() > longest_link || tried_ >= most_attempts || attempts_.left <= 0) return std::nullopt;
        ++tried_;
        --attempts_.left;
        Result<Json> record = read_link(link);
        if (record) return std::move(*record);
        if (record.error().code == "link-later" && later_.empty()) later_ = link;
        if (record.error().code == "format") attempts_.left -= price_of_bombs;
        return std::nullopt;
    }

    bool take(std::string link, const Spelling::Stop& stop) {
        found_ = {std::move(link), stop.at, true};
        return true;
    }

    // The only one of some payloads that reads.
    bool take_only(const std::vector<std::string>& payloads, const Spelling::Stop& stop) {
        std::optional<Json> record;
        std::string link;
        for (const std::string& payload : payloads) {
            std::optional<Json> other = read(link_of(payload));
            if (!other) continue;
            if (record && *record != *other) return false;
            if (!record) link = link_of(payload);
            record = std::move(other);
            if (form_.has_check) break;
        }
        return record && take(std::move(link), stop);
    }

    bool try_dashes(const Spelling::Stop& stop) {
        std::vector<std::string> payloads;
        constexpr std::array<std::array<std::size_t, 2>, 4> ways{{{2, 2}, {1, 1}, {1, 2}, {2, 3}}};
        for (const auto [for_en, for_em] : ways) {
            std::string payload = payload_to(stop, for_en, for_em);
            if (std::find(payloads.begin(), payloads.end(), payload) == payloads.end())
                payloads.push_back(std::move(payload));
        }
        return take_only(payloads, stop);
    }

    // Without the marks of Markdown behind it, which are of its own alphabet.
    bool try_without_emphasis(const Spelling::Stop& stop) {
        std::string payload = payload_to(stop, 2, 2);
        for (int marks = 0; marks < 3 && (payload.ends_with('_') || payload.ends_with('-')); ++marks) {
            payload.pop_back();
            if (read(link_of(payload))) return take(link_of(payload), stop);
        }
        return false;
    }

    // With the marks at its end, which many take for punctuation and leave out of what they make a link. Only a group
    // of four characters can end in one.
    bool try_left_out(const Spelling::Stop& stop) {
        const std::string payload = payload_to(stop, 2, 2);
        if (payload.size() % 4 == 3) return take_only({payload + "_", payload + "-"}, stop);
        return payload.size() % 4 == 2 && take_only({payload + "__"}, stop);
    }

    const Spelling& spelling_;
    LinkForm form_;
    Attempts& attempts_;
    int tried_ = 0;
    std::string later_;
    Repaired found_;
};

}  // namespace

Repaired repair(const Spelling& spelling, Attempts& attempts) { return Repairer(spelling, attempts).run(); }

}  // namespace sightlines
