#include "app/sheets.h"

#include "platform.h"
#include "screens/deferred_screens.h"
#include "screens/settings_sheet.h"

namespace sightlines {

void Sheets::draw(const GamePage& page) {
    if (statistics_) {
        if (statistics_->draw()) return;
        statistics_.reset();
        return platform::request_frames();
    }
    if (!shows_settings_) return;
    const SettingsSheet next = draw_settings_sheet();
    shows_settings_ = next != SettingsSheet::closed;
    if (next == SettingsSheet::statistics) show_statistics(page);
    if (next != SettingsSheet::open) platform::request_frames();
}

void Sheets::show_statistics(const GamePage& page) {
    shows_settings_ = !waiting_.for_panels(page, [this, &page] { show_statistics(page); });
    if (shows_settings_) statistics_ = part<PanelScreens>()->statistics();
    platform::request_frames();
}

void Sheets::show_settings() {
    shows_settings_ = true;
    platform::request_frames();
}

void Sheets::close() {
    statistics_.reset();
    shows_settings_ = false;
}

}  // namespace sightlines
