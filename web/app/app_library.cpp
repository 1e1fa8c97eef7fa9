// The App's part in the library: how it is opened, and what is opened from it.
#include "app/app.h"
#include "platform.h"

namespace sightlines {

void App::open_library(std::string file) {
    if (wait_for_library([this, file] { open_library(file); })) return;
    leave_screens();
    table_.reset();
    library_ = std::make_unique<Library>();
    update_title();
    platform::push_fragment(library_fragment);
    if (!file.empty()) library_->read_file(file);
}

void App::library_answered(platform::LibraryAnswer answer, std::string_view text) {
    if (library_) library_->answered(answer, text);
}

void App::draw_library() {
    if (platform::surroundings().embedded) {  // known only now
        library_.reset();
        return void(open(address_, From::address));
    }
    const auto request = library_->draw(shows_settings_ || link_choice_);
    if (request) open_from_library(*request);
}

void App::open_from_library(const Library::Request& request) {
    if (request.leaves) return go_home();
    if (request.sample) {
        (void)open(request.saved.link, From::script);
        return;
    }
    (void)save_game(request.saved);  // back on the list of the start page, where the table looks for it
    handle({.kind = Request::Kind::resume, .saved = request.saved, .page = request.page});
}

}  // namespace sightlines
