// Chapters of a study: which one is on the table, the others, and what its writer does with them.
#include "screens/study/chapters.h"

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/chapters.h"
#include "base/test_ids.h"
#include "platform.h"
#include "screens/study/study.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float chapter_gap = 6;

std::string named(std::size_t which, const std::string& title) {
    return std::to_string(which + 1) + ". " + (title.empty() ? "Untitled" : title);
}

}  // namespace

std::vector<std::string> chapter_names(const Match& match) {
    const Annotations& written = match.annotations();
    std::vector<std::string> names;
    for (std::size_t which = 0, other = 0; which <= written.chapters.size(); ++which) {
        const bool here = which == written.chapter;
        names.push_back(named(which, here ? written.title : (*written.chapters[other]).value("title", "")));
        other += here ? 0 : 1;
    }
    return names;
}

// A game as it was played has no chapters before something is written into it.
bool Study::writes_chapters() const {
    return session_.game.analysis && session_.game.copy_of.empty() && !session_.game.beside && match().is_study();
}

void Study::turn(Json study, std::size_t chapter) {
    session_.game.turned = {JsonValue(std::move(study)), chapter};
    session_.request(Session::Request::chapter);
}

void Study::act_on_chapters(std::string_view command, std::string_view what) {
    const Annotations& written = match().annotations();
    const std::size_t here = written.chapter, count = written.chapters.size() + 1;
    const bool drops = std::exchange(drops_, false);
    if (command == "chapter") {
        const std::size_t wanted = std::strtoul(std::string(what).c_str(), nullptr, 10);
        if (wanted < count && wanted != here) turn(match().record(), wanted);
    }
    if (!writes_chapters()) return;
    if (command == "rename") platform::ask_comment(written.title, true);
    if (command == "drop" && count > 1) {
        drops_ = !drops;
        if (drops) turn(without_chapter(match().record(), here), here > 0 ? here - 1 : 0);
    }
    const bool titles = command == "title";
    if (!titles && command != "add") return;
    const Result<Json> study =
        titles ? with_title(match().record(), here, what)
               : with_chapter(match().record(), match().position_record(), "Chapter " + std::to_string(count + 1));
    if (!study) return session_.notice.show({study.error().rule, study.error().message});
    turn(*study, titles ? here : count);
}

void Study::draw_chapters(float width, bool writes) {
    const Annotations& written = match().annotations();
    const std::vector<std::string> names = chapter_names(match());
    const std::size_t here = written.chapter;
    const float half = (width - chapter_gap) / 2;
    if (names.size() > 1 || !written.title.empty()) {
        const theme::Type type(theme::Font::strong, theme::body);
        ImGui::TextWrapped("%s", ("Chapter " + names[here]).c_str());
        test_ids::add_item("chapter");
    }
    if (names.size() > 1) {
        const auto button = [&](const char* id, const char* label, bool there, std::size_t which) {
            ImGui::BeginDisabled(!there);
            if (theme::button(id, label, half)) act("chapter", std::to_string(which));
            ImGui::EndDisabled();
        };
        button("chapter:previous", "Previous chapter", here > 0, here - 1);
        ImGui::SameLine(0, chapter_gap);
        button("chapter:next", "Next chapter", here + 1 < names.size(), here + 1);
    }
    if (!writes) return;
    if (theme::button("chapter:add", "New chapter", half)) act("add", "");
    ImGui::SameLine(0, chapter_gap);
    if (theme::button("chapter:rename", "Title", names.size() > 1 ? (half - chapter_gap) / 2 : half)) act("rename", "");
    if (names.size() < 2) return;
    ImGui::SameLine(0, chapter_gap);
    if (theme::button("chapter:drop", drops_ ? "Delete it" : "Delete", (half - chapter_gap) / 2)) act("drop", "");
}

}  // namespace sightlines
