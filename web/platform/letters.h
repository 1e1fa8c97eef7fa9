// Letters that our fonts lack, in any script, as the system's own fonts draw them.
//
// ImGui's fonts have a picture for each character. What is drawn well only together (letters that join, accents, emoji
// of several characters, whatever is written from right to left) is a run: ImGui reads it as one character of the
// private area, whose picture the backend draws. So texts are measured, wrapped and cut as ever, wherever they stand.
#pragma once

#include <string>

#include "imgui.h"

namespace sightlines::platform {

void start_letters();    // for a new ImGui context
void refresh_letters();  // before each frame

std::string letters_of(unsigned code);          // what a character that ImGui has read stands for
bool is_borrowed(ImFont& font, unsigned code);  // whether the font lacks it

}  // namespace sightlines::platform

// What ImGui's drawing code calls to read a text in UTF-8, in place of ImTextCharFromUtf8: the character and its bytes.
int read_letter(unsigned* out, const char* text, const char* end);
