// Another program that speaks `serve`: a request as a line on its standard input, the reply as a line on its standard
// output. It runs as long as this lives.
#pragma once

#include <sys/types.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/line_reader.h"

namespace sightlines {

class EngineProcess {
  public:
    // `command` is for a shell. `patience_ms`: how long a reply may take.
    EngineProcess(const std::string& command, int patience_ms);
    ~EngineProcess();
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    // The reply, or an error of the code `failed`: it did not start, it has ended, it takes too long, or its line is
    // too long.
    static constexpr std::string_view failed = "engine";
    Result<std::string> ask(const std::string& request);

  private:
    bool write_all(std::string_view text) const;
    std::size_t read_some(char* to, std::size_t most);

    pid_t process_ = -1;
    int to_ = -1, from_ = -1;
    int patience_ms_;
    bool late_ = false;
    LineReader lines_;
};

}  // namespace sightlines
