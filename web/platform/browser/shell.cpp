// Calls into shell/*.js, through Module.page, which is set when the page starts: Page in shell/types/page.d.ts.
#include <emscripten.h>

#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "platform/events.h"

// clang-format off
EM_JS_DEPS(shell, "$UTF8ToString,$stringToNewUTF8");
EM_JS(void, shell_set_fragment, (const char* text, size_t size, int push), { Module['page'].setFragment(UTF8ToString(text, size), !!push); });
EM_JS(void, shell_open_page, (const char* fragment, size_t size), { Module['page'].openPage(UTF8ToString(fragment, size)); });
EM_JS(char*, shell_address, (const char* fragment, size_t size), { return stringToNewUTF8(Module['page'].address(UTF8ToString(fragment, size))); });
EM_JS(void, shell_set_title, (const char* words, size_t size), { Module['page'].setTitle(UTF8ToString(words, size)); });
EM_JS(int, shell_store, (const char* key, size_t key_size, const char* text, size_t size), { return Module['page'].store(UTF8ToString(key, key_size), UTF8ToString(text, size)) ? 1 : 0; });
EM_JS(char*, shell_stored, (const char* key, size_t size), { return stringToNewUTF8(Module['page'].stored(UTF8ToString(key, size))); });
EM_JS(void, shell_forget, (const char* key, size_t size), { Module['page'].forget(UTF8ToString(key, size)); });
EM_JS(void, shell_library, (int call, const char* text, size_t size), { Module['page'].library(call, UTF8ToString(text, size)); });
EM_JS(void, shell_live, (int call, int connection, const char* text, size_t size), { Module['page'].live(call, connection, UTF8ToString(text, size)); });
EM_JS(void, shell_choose_scheme, (int scheme), { Module['page'].chooseScheme(scheme); });
EM_JS(void, shell_enlarge, (int percent), { Module['page'].enlarge(percent); });
EM_JS(void, shell_copy, (const char* text, size_t size), { Module['page'].copy(UTF8ToString(text, size)); });
EM_JS(int, shell_can_share, (), { return Module['page'].canShare() ? 1 : 0; });
EM_JS(void, shell_share, (const char* title, size_t title_size, const char* url, size_t size), { Module['page'].share(UTF8ToString(title, title_size), UTF8ToString(url, size)); });
EM_JS(void, shell_download, (const char* name, size_t name_size, const char* text, size_t size), { Module['page'].download(UTF8ToString(name, name_size), UTF8ToString(text, size)); });
EM_JS(void, shell_paste_link, (), { Module['page'].pasteLink(); });
EM_JS(void, shell_show_open_sheet, (), { Module['page'].showOpenSheet(); });
EM_JS(void, shell_show_share_sheet, (), { Module['page'].showShareSheet(); });
EM_JS(void, shell_show_rule, (const char* game, size_t game_size, const char* rule, size_t size), { Module['page'].showRule(UTF8ToString(game, game_size), UTF8ToString(rule, size)); });
EM_JS(void, shell_show_move_sheet, (), { Module['page'].showMoveSheet(); });
EM_JS(void, shell_ask_name, (const char* before, size_t size), { Module['page'].askName(UTF8ToString(before, size)); });
EM_JS(void, shell_ask_comment, (const char* before, size_t size, bool titles), { Module['page'].askComment(UTF8ToString(before, size), !!titles); });
EM_JS(void, shell_show_code, (const char* link, size_t link_size, const char* heading, size_t size), { Module['page'].showCode(UTF8ToString(link, link_size), UTF8ToString(heading, size)); });
EM_JS(void, shell_play_sound, (int sound, int volume), { Module['page'].playSound(sound, volume); });
EM_JS(unsigned, shell_random, (), { return crypto.getRandomValues(new Uint32Array(1))[0]; });
EM_JS(void, shell_fetch_book, (const char* path, size_t size), { Module['page'].fetchBook(UTF8ToString(path, size)); });
EM_JS(void, shell_ask_engine, (int ticket, const char* what, size_t length, const char* record, size_t size, int level, unsigned seed), { Module['page'].askEngine(ticket, UTF8ToString(what, length), UTF8ToString(record, size), level, seed); });
EM_JS(void, shell_drop_engine_question, (), { Module['page'].dropEngineQuestion(); });
EM_JS(void, shell_fetch_deferred, (const char* game, size_t size), { Module['page'].fetchDeferred(UTF8ToString(game, size)); });
EM_JS(void, shell_tell_host, (const char* event, size_t event_size, const char* detail, size_t size), { Module['page'].tellHost(UTF8ToString(event, event_size), UTF8ToString(detail, size)); });
EM_JS(void, shell_text_changed, (), { Module['page'].textChanged(); });
EM_JS(void, shell_show_text_view, (), { Module['page'].showTextView(); });
EM_JS(void, shell_cover, (int open), { Module['page'].cover(!!open); });
EM_JS(void, shell_announce, (const char* text, size_t size), { Module['page'].announce(UTF8ToString(text, size)); });
// clang-format on

namespace sightlines::platform {
namespace {

Scheme scheme = Scheme::system;
Copied outcome = Copied::nothing;
std::map<std::string, LoadState, std::less<>> states_of_deferred;

std::string take(char* text) {
    std::string copy = text;
    std::free(text);
    return copy;
}

}  // namespace

void set_fragment(std::string_view text) { shell_set_fragment(text.data(), text.size(), false); }
void push_fragment(std::string_view text) { shell_set_fragment(text.data(), text.size(), true); }
void open_page(std::string_view fragment) { shell_open_page(fragment.data(), fragment.size()); }
std::string address(std::string_view fragment) { return take(shell_address(fragment.data(), fragment.size())); }
void set_title(std::string_view words) { shell_set_title(words.data(), words.size()); }

bool store(std::string_view key, std::string_view text) {
    return shell_store(key.data(), key.size(), text.data(), text.size()) != 0;
}
std::string stored(std::string_view key) { return take(shell_stored(key.data(), key.size())); }
void forget(std::string_view key) { shell_forget(key.data(), key.size()); }

void library(LibraryCall call, std::string_view text) {
    shell_library(static_cast<int>(call), text.data(), text.size());
}

void live(LiveCall call, int connection, std::string_view text) {
    shell_live(static_cast<int>(call), connection, text.data(), text.size());
}

void choose_scheme(Scheme chosen) { shell_choose_scheme(static_cast<int>(chosen)); }
void enlarge(int percent) {
    static int enlarged = 100;
    if (percent != std::exchange(enlarged, percent)) shell_enlarge(percent);
}
void on_scheme(Scheme chosen) { scheme = chosen; }
Scheme chosen_scheme() { return scheme; }

void copy_text(std::string_view text) {
    outcome = Copied::waiting;
    shell_copy(text.data(), text.size());
}
void on_copied(Copied result) {
    outcome = result;
    request_frames();
}
Copied copied() { return outcome; }

bool can_share() { return shell_can_share() != 0; }
void share(std::string_view title, std::string_view link) {
    outcome = Copied::waiting;
    shell_share(title.data(), title.size(), link.data(), link.size());
}
void download(std::string_view name, std::string_view text) {
    shell_download(name.data(), name.size(), text.data(), text.size());
}

void paste_link() { shell_paste_link(); }

void show_open_sheet() { shell_show_open_sheet(); }
void show_share_sheet() { shell_show_share_sheet(); }
void show_move_sheet() { shell_show_move_sheet(); }
void show_rule(std::string_view game, std::string_view rule) {
    shell_show_rule(game.data(), game.size(), rule.data(), rule.size());
}

void ask_name(std::string_view before) { shell_ask_name(before.data(), before.size()); }
void ask_comment(std::string_view before, bool titles) { shell_ask_comment(before.data(), before.size(), titles); }
void show_code(std::string_view link, std::string_view heading) {
    shell_show_code(link.data(), link.size(), heading.data(), heading.size());
}

void play_sound(Sound sound, int volume) { shell_play_sound(static_cast<int>(sound), volume); }

// Rejects the values that would make low results more likely.
unsigned random_below(unsigned n) {
    const unsigned beyond = (0U - n) % n;
    unsigned number = 0;
    do {
        number = shell_random();
    } while (number < beyond);
    return number % n;
}

void fetch_book(std::string_view kind, std::string_view game) {
    const std::string path = std::string(kind) + "/" + std::string(game);
    shell_fetch_book(path.data(), path.size());
}

void fetch_deferred(std::string_view game) {
    const LoadState state = deferred(game);
    if (state == LoadState::coming || state == LoadState::here) return;
    states_of_deferred[std::string(game)] = LoadState::coming;
    shell_fetch_deferred(game.data(), game.size());
}
void on_deferred(std::string_view game, bool here) {
    states_of_deferred[std::string(game)] = here ? LoadState::here : LoadState::failed;
    request_frames();
}
LoadState deferred(std::string_view game) {
    const auto found = states_of_deferred.find(game);
    return found == states_of_deferred.end() ? LoadState::away : found->second;
}

void ask_engine(int ticket, std::string_view what, std::string_view record, int level, unsigned seed) {
    shell_ask_engine(ticket, what.data(), what.size(), record.data(), record.size(), level, seed);
}
void drop_engine_question() { shell_drop_engine_question(); }

void tell_host(std::string_view event, std::string_view detail) {
    shell_tell_host(event.data(), event.size(), detail.data(), detail.size());
}

void cover(bool open) { shell_cover(open); }
void text_changed() { shell_text_changed(); }
void show_text_view() { shell_show_text_view(); }
void announce(std::string_view text) { shell_announce(text.data(), text.size()); }

}  // namespace sightlines::platform
