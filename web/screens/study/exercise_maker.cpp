#include "screens/study/exercise_maker.h"

#include <nlohmann/json.hpp>

#include "api/exercise.h"
#include "api/game_tree.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "base/test_ids.h"
#include "engine/wording.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr const char* file_name = "exercise.json";

// The lines that show it on another site; the script is beside the page.
std::string lines_for_site(const std::string& fragment) {
    const std::string here = platform::address("#");
    return "<script src=\"" + here.substr(0, here.find('#')) + "embed.js\" async></script>\n<sightlines-board link=\"" +
           fragment + "\"></sightlines-board>\n";
}

// The solution of an exercise in move text, as the game itself has played it.
std::string texts_of(const Json& lesson) {
    const auto match = open_match(lesson.at("record"));
    if (!match) return "";
    const Json& solution = lesson.at("solution");
    const Json replies = lesson.value("replies", Json::array());
    std::string text;
    for (std::size_t step = 0; step < solution.size(); ++step) {
        const std::size_t before = (*match)->cursor();
        if (!(*match)->play(solution[step])) break;
        text += (text.empty() ? "" : ", ") + (*match)->text(before);
        for (const Json& reply : step < replies.size() ? replies[step] : Json::array())
            if (!(*match)->play(reply)) return text;
    }
    return text;
}

}  // namespace

std::string comment_of_exercise(const std::string& before) {
    const ExerciseWords words = words_of_exercise(before);
    std::string text = before;
    if (words.goal.empty()) text += std::string(text.empty() ? "" : " ") + "Goal: Find the best move.";
    return words.hints.empty() ? text + " Hint: " : text;
}

ExerciseMaker::Made ExerciseMaker::make(const Match& study, std::size_t first) {
    Made made;
    const Json record = study.record();
    const Result<Json> file = exercise_of(record, first);
    const Result<std::string> link = write_link(record);
    if (!file || !link) {
        made.fault = file ? link.error().message : file.error().message;
        return made;
    }
    const Json& lesson = file->at("list").at(0);
    made.fragment = exercise_fragment({first, *link});
    made.file = write_json(*file);
    made.solution = texts_of(lesson);
    made.goal = lesson.at("goal").get<std::string>();
    made.hints = lesson.at("hints").size();
    made.answers = lesson.value("wrong", Json::array()).size();
    return made;
}

bool ExerciseMaker::draw(const Match& study) {
    if (!open_) return false;
    const Place here = study.tree()->home(study.place());
    Made made;
    if (here.line == 0)
        made = make(study, here.ply);
    else
        made.fault = "Go to the main line: it is what the reader must find.";
    bool asks = false;
    open_ = draw_modal("exercise", "Make an exercise", height_, [&](float width) {
        if (!made.fault.empty()) {
            small_text(theme::palette().refusal, made.fault);
            test_ids::add_item("exercise:fault");
            return;
        }
        small_text(theme::palette().text, "From this position the reader must find: " + made.solution);
        test_ids::add_item("exercise:solution");
        small_text(theme::palette().text, "Goal: " + made.goal);
        test_ids::add_item("exercise:goal");
        small_text(theme::palette().secondary,
                   wording::counted(static_cast<int>(made.hints), "hint") + ", " +
                       wording::counted(static_cast<int>(made.answers), "wrong try", "wrong tries") +
                       " answered. Comments on the main line appear as the reader finds it; the comment of a variation "
                       "answers a wrong try.");
        if (theme::button("exercise:words", "Write the goal and hints", width)) asks = true;
        if (theme::button("exercise:try", "Try it", width, theme::Weight::primary)) platform::open_page(made.fragment);
        const float half = (width - 8) / 2;
        if (theme::button("exercise:link", "Copy the link", half))
            platform::copy_text(platform::address(made.fragment));
        ImGui::SameLine(0, 8);
        if (theme::button("exercise:file", "Save as a file", half)) platform::download(file_name, made.file);
        if (theme::button("exercise:embed", "Copy the lines for a website", width))
            platform::copy_text(lines_for_site(made.fragment));
        if (platform::copied() == platform::Copied::done) caption("Copied.");
    });
    if (asks) open_ = false;
    return asks;
}

}  // namespace sightlines
