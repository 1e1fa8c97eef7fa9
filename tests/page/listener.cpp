// Saves a screenshot at the first failure of each test: build/.../page-failures/<test>.png.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <cstdio>
#include <filesystem>

#include "platform/headless/headless.h"

namespace {

using namespace sightlines;

constexpr int most_pictures = 20;

class Photographer : public Catch::EventListenerBase {
  public:
    using EventListenerBase::EventListenerBase;

    void testCaseStarting(const Catch::TestCaseInfo& test) override {
        name_ = test.name.substr(0, 60);
        std::ranges::replace_if(name_, [](unsigned char c) { return std::isalnum(c) == 0; }, '-');
        taken_ = false;
    }

    void assertionEnded(const Catch::AssertionStats& stats) override {
        if (stats.assertionResult.isOk() || taken_ || pictures_ == most_pictures) return;
        taken_ = true;
        const headless::Image image = headless::screenshot();
        if (image.width == 0) return;
        ++pictures_;
        std::filesystem::create_directories(PAGE_FAILURES);
        const std::string path = std::string(PAGE_FAILURES "/") + name_ + ".png";
        if (headless::write_png(image, path)) std::fprintf(stderr, "the page then: %s\n", path.c_str());
    }

  private:
    std::string name_;
    bool taken_ = false;
    int pictures_ = 0;
};

}  // namespace

CATCH_REGISTER_LISTENER(Photographer)
