// The functions of platform.h that reach outside the page.
#include "platform/headless/internals.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <utility>

#include "platform/events.h"
#include "platform/page.h"

namespace sightlines::headless {
namespace {

Internals* the_internals = nullptr;  // never destroyed, because the App may be destroyed later

std::string hash_of(std::string_view fragment) {
    if (fragment.starts_with('#')) fragment.remove_prefix(1);
    return fragment.empty() ? std::string() : "#" + std::string(fragment);
}

void go_to_step(std::size_t step) {
    Outside& out = outside();
    if (step >= out.address.size()) return;
    out.step = step;
    internals().callbacks.emplace_back([] {
        internals().told_step = outside().step;
        the_page().open(outside().address[outside().step], From::address);
    });
}

}  // namespace

Internals& internals() {
    if (the_internals == nullptr) the_internals = new Internals;
    return *the_internals;
}

Outside& outside() { return internals().outside; }

void assertion_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: %s does not hold\n", file, line, condition);
    std::abort();
}

namespace {

std::string book_on_disk(std::string_view kind, std::string_view game) {
    std::ifstream file(SIGHTLINES_PUBLIC "/" + std::string(kind) + "/" + std::string(game) + ".json", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::string lessons_on_disk(std::string_view game) { return book_on_disk("lessons", game); }
std::string puzzles_on_disk(std::string_view game) { return book_on_disk("puzzles", game); }

void tell_live(platform::LiveNews news, int connection, std::string_view text) {
    the_page().act("talk:live:news " + std::to_string(static_cast<int>(news)) + " " + std::to_string(connection) + " " +
                       std::string(text),
                   "");
}

std::string samples_on_disk() {
    std::ifstream file(SIGHTLINES_PUBLIC "/samples.json", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool engine_is_asked() { return internals().question.has_value(); }

bool deliver() {
    if (!engine_is_asked()) return false;
    const auto [ticket, line] = *std::exchange(internals().question, std::nullopt);
    the_page().engine_replied(ticket, outside().engine(line));
    return true;
}

void code_arrived(bool here) {
    for (const auto& [game, state] : std::map(outside().fetched))
        if (state == platform::LoadState::coming) platform::on_deferred(game, here);
    the_page().deferred_changed();
}

void go_back() {
    if (outside().covered) {
        (void)step_back();
        return;
    }
    if (outside().step > 0) go_to_step(outside().step - 1);
}
void go_forward() { go_to_step(outside().step + 1); }

void visit(std::string_view fragment) {
    Outside& out = outside();
    out.address.resize(out.step + 1);
    out.address.push_back(hash_of(fragment));
    go_to_step(out.step + 1);
}

}  // namespace sightlines::headless

namespace sightlines::platform {

using headless::internals;
using headless::outside;

double wall_clock_ms() { return outside().began_ms + outside().clock_ms; }
double local_clock_ms(double wall_ms) { return wall_ms + outside().minutes_east * 60'000; }

// --- Address bar

// Not after Back or Forward, of which the page has not been told yet: see shell/address.js.
void set_fragment(std::string_view text) {
    if (outside().step == internals().told_step) outside().address[outside().step] = headless::hash_of(text);
}

void push_fragment(std::string_view text) {
    headless::Outside& out = outside();
    if (out.step != internals().told_step || out.address[out.step] == headless::hash_of(text)) return;
    if (out.around.embedded) return set_fragment(text);
    out.address.resize(++out.step);
    out.address.push_back(headless::hash_of(text));
    internals().told_step = out.step;
}

std::string address(std::string_view fragment) {
    if (fragment.starts_with('#')) fragment.remove_prefix(1);
    return (outside().is_file ? "file:///home/ann/sightlines.html#" : "https://sightlines.test/#") +
           std::string(fragment);
}

void set_title(std::string_view words) { outside().title = words; }

// --- Storage

namespace {

bool stores() { return !outside().refuses_storage && !outside().around.embedded; }

void ask(std::string kind, std::string_view what = {}, std::string_view text = {}) {
    outside().requests.push_back({std::move(kind), std::string(what), std::string(text)});
}

constexpr std::string_view scheme_key = "scheme";
constexpr std::array<std::string_view, 3> schemes{"system", "light", "dark"};
constexpr std::array<std::string_view, 8> sounds{"none", "engine", "wood", "shot", "dice", "paper", "won", "lost"};

}  // namespace

bool store(std::string_view key, std::string_view text) {
    if (outside().refuses_writing) return false;
    if (stores()) outside().storage[std::string(key)] = text;
    return !outside().refuses_storage || outside().around.embedded;
}

std::string stored(std::string_view key) {
    const auto found = outside().storage.find(key);
    return !stores() || found == outside().storage.end() ? std::string() : found->second;
}

void forget(std::string_view key) {
    if (const auto found = outside().storage.find(key); stores() && found != outside().storage.end())
        outside().storage.erase(found);
}

void choose_scheme(Scheme chosen) {
    store(scheme_key, schemes[static_cast<std::size_t>(chosen)]);
    on_scheme(chosen);
    headless::surroundings_changed();
}

void enlarge(int percent) {
    const float by = static_cast<float>(percent) / static_cast<float>(std::exchange(outside().enlarged, percent));
    if (by == 1) return;
    internals().callbacks.emplace_back([by] {
        Surroundings& around = outside().around;
        for (float* length : {&around.width, &around.height, &around.safe.top, &around.safe.right, &around.safe.bottom,
                              &around.safe.left})
            *length /= by;
        around.scale *= by;
        around.text *= by;
        headless::surroundings_changed();
    });
}

void on_scheme(Scheme chosen) { internals().scheme = chosen; }
Scheme chosen_scheme() { return internals().scheme; }

// --- Clipboard, sheets and messages

void copy_text(std::string_view text) {
    internals().copied = Copied::waiting;
    internals().callbacks.emplace_back([text = std::string(text)] {
        if (!outside().refuses_clipboard) outside().clipboard = text;
        on_copied(outside().refuses_clipboard ? Copied::by_hand : Copied::done);
    });
}

void on_copied(Copied outcome) {
    internals().copied = outcome;
    request_frames();
}

Copied copied() { return internals().copied; }

void paste_link() {
    internals().callbacks.emplace_back([] {
        if (outside().refuses_clipboard || outside().clipboard.empty()) return show_open_sheet();
        const std::string error = the_page().open(outside().clipboard, From::paste);
        if (!error.empty()) ask("open sheet", outside().clipboard, error);
    });
}

bool can_share() { return outside().can_share; }
void share(std::string_view title, std::string_view link) {
    ask("share", title, link);
    internals().copied = Copied::waiting;
    if (!outside().closes_share_sheet) internals().callbacks.emplace_back([] { on_copied(Copied::shared); });
}
void open_page(std::string_view fragment) { ask("open page", address(fragment)); }
void download(std::string_view name, std::string_view text) { ask("download", name, text); }
void show_open_sheet() { ask("open sheet"); }
void show_share_sheet() { ask("share sheet"); }
void show_move_sheet() { ask("move sheet"); }
void ask_name(std::string_view before) { ask("name sheet", before); }
void ask_comment(std::string_view before, bool titles) { ask(titles ? "title sheet" : "comment sheet", before); }
void show_code(std::string_view link, std::string_view heading) { ask("code sheet", address(link), heading); }
void show_text_view() { ask("text view"); }
void show_rule(std::string_view game, std::string_view rule) { ask("rule", game, rule); }
void tell_host(std::string_view event, std::string_view detail) { ask("host", event, detail); }
void play_sound(Sound sound, int volume) {
    ask("sound", sounds[static_cast<std::size_t>(sound)], std::to_string(volume));
}
void announce(std::string_view text) {
    outside().announced.emplace_back(text);
    outside().address_when_announced = outside().address[outside().step];
}
void cover(bool open) { outside().covered = open; }
void text_changed() { ++outside().text_changes; }

// --- Random numbers, deferred code, lessons, engine

unsigned random_below(unsigned n) { return internals().chance.below(n); }

// Where a page can be reached that is none. What connects it with others is the test.
void live(LiveCall call, int connection, std::string_view text) {
    constexpr std::array<std::string_view, 12> calls{"begin", "offer", "accept", "connect", "send", "close",
                                                     "hand",  "took",  "scan",   "code",    "wake", "copy"};
    const auto tell = [connection](LiveNews news, const std::string& said) {
        internals().callbacks.emplace_back([=] { headless::tell_live(news, connection, said); });
    };
    ask("live", calls[static_cast<std::size_t>(call)], std::to_string(connection) + " " + std::string(text));
    const std::string reach = "us" + std::to_string(connection) + " password1password2 " +
                              std::string(64, static_cast<char>('0' + connection % 10)) + " h/127.0.0.1/5" +
                              std::to_string(1000 + connection);
    if (call == LiveCall::begin) tell(LiveNews::can, outside().can_live);
    if (call == LiveCall::offer) tell(LiveNews::offered, reach);
    if (call == LiveCall::accept) tell(LiveNews::answered, reach);
    if (call == LiveCall::hand) tell(LiveNews::handed, outside().other_tab_waits ? "1" : "");
    if (call == LiveCall::copy) {
        outside().clipboard = text;
        tell(LiveNews::copied, "");
    }
    if (call == LiveCall::code) tell(LiveNews::code, std::string(29UL * 29, '1'));
}

void fetch_deferred(std::string_view game) {
    const LoadState state = deferred(game);
    if (state == LoadState::coming || state == LoadState::here) return;
    outside().fetched.insert_or_assign(std::string(game), LoadState::coming);
    ask("code", game);
}

void on_deferred(std::string_view game, bool here) {
    outside().fetched.insert_or_assign(std::string(game), here ? LoadState::here : LoadState::failed);
    request_frames();
}

LoadState deferred(std::string_view game) {
    const auto found = outside().fetched.find(game);
    return found == outside().fetched.end() ? outside().code : found->second;
}

void fetch_book(std::string_view kind, std::string_view game) {
    ask(std::string(kind), game);
    internals().callbacks.emplace_back([kind = std::string(kind), game = std::string(game)] {
        the_page().book_arrived(kind, game, kind == "puzzles" ? outside().puzzles(game) : outside().lessons(game));
    });
}

void ask_engine(int ticket, std::string_view what, std::string_view record, int level, unsigned seed) {
    internals().question = {ticket, "{" + std::string(what) + ",\"record\":" + std::string(record) + ",\"level\":" +
                                        std::to_string(level) + ",\"seed\":" + std::to_string(seed) + "}"};
}

void drop_engine_question() { internals().question.reset(); }

}  // namespace sightlines::platform
