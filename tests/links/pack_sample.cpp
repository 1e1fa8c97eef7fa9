// Packs records, one a line on standard input, into a sample for the model of their links: a parcel each, one behind
// the other, each packed by a model that has read those before it. tests/links/renew_sample.mjs runs it.
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/parcel.h"

using namespace sightlines;

int main() {
    const auto model = std::make_unique<TokenModel>();
    for (std::string line; std::getline(std::cin, line);) {
        const Result<Json> record = parse_json(line);
        const Result<std::unique_ptr<Match>> match = record ? open_match(*record) : record.error();
        const Result<std::string> text = match ? text_for_link((*match)->record()) : match.error();
        if (!text) {
            std::cerr << text.error().message << "\n" << line << "\n";
            return 1;
        }
        std::cout << write_parcel(*model, *text).text;
    }
    std::cout << "\n";
}
