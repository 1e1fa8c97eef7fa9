// The App's part in the library. Deferred.
#include "app/app.h"
#include "platform.h"
#include "session/recognise.h"

namespace sightlines {

void App::show_library() {
    leave_screens();
    table_.reset();
    screen_ = std::make_unique<Library>();
    update_title();
    platform::request_frames();
}

void App::read_library(std::string_view file) {
    if (screen<Library>() == nullptr) {
        show_library();
        platform::push_fragment(library_fragment);
    }
    screen<Library>()->read_file(file);
}

void App::open_from_library(const Library::Request& request) {
    if (request.leaves) return go_home();
    if (request.sample) {
        if (waiting_.for_code(request.page, [this, request] { open_from_library(request); })) return;
        (void)open(request.saved.link, From::script);
        return go_to(0);  // to be read from the beginning
    }
    (void)save_game(request.saved);  // back on the list of the start page, where the table looks for it
    handle({.kind = Request::Kind::resume, .saved = request.saved, .page = request.page});
}

}  // namespace sightlines
