#include "api/link/predictor.h"

#include <algorithm>

#include "api/link/logistic.h"

namespace sightlines {
namespace {

constexpr std::int32_t unit_of_weights = 1 << 16;
constexpr std::int32_t first_weight = unit_of_weights / 4;
constexpr std::int32_t always_said = 256;  // beside what the contexts say: how likely a yes is anywhere
constexpr std::uint8_t most_corrected = 60;

// How much of its error is taken from a chance that was corrected so often, in 32,768ths: 1 / (count + 1.2).
constexpr auto corrections = [] {
    std::array<std::int32_t, most_corrected + 1> table{};
    for (std::size_t count = 0; count < table.size(); ++count)
        table[count] = static_cast<std::int32_t>(327'680 / (10 * count + 12));
    return table;
}();

}  // namespace

Predictor::Predictor() {
    experiences_.fill({32'768, 0, 0});
    for (auto& set : weights_) {
        set.fill(first_weight);
        set.back() = 0;
    }
}

// It may be in the place beside its own as well. If it is in neither, the one with less experience makes room.
Predictor::Experience& Predictor::experience(std::uint32_t hash) {
    const auto mark = static_cast<std::uint8_t>(hash & 0xFFU);
    Experience& own = experiences_[hash >> 17U];
    if (own.mark == mark) return own;
    Experience& beside = experiences_[hash >> 17U ^ 1U];
    if (beside.mark == mark) return beside;
    Experience& fresh = beside.count < own.count ? beside : own;
    fresh = {32'768, 0, mark};
    return fresh;
}

bool Predictor::ask(ArithmeticCoder& coder, std::span<const std::uint32_t, most_contexts> contexts,
                    std::uint32_t question, std::size_t weights, bool yes) {
    ++asked_;
    const Stretched& stretched = stretched_chances();
    auto& weight = weights_[weights];
    std::array<Experience*, most_contexts> found;
    std::array<std::int32_t, most_contexts + 1> said;
    std::int64_t sum = std::int64_t{always_said} * weight[most_contexts];
    said[most_contexts] = always_said;
    for (std::size_t i = 0; i < most_contexts; ++i) {
        found[i] = &experience(mixed(contexts[i], question));
        said[i] = found[i]->count == 0 ? 0 : stretched[found[i]->chance / 16];
        sum += std::int64_t{said[i]} * weight[i];
    }
    const int chance = chance_of(static_cast<int>(std::clamp<std::int64_t>(sum >> 16, -2047, 2047)));
    yes = coder.answer(yes, static_cast<std::uint32_t>(chance));

    const std::int32_t error = ((yes ? 65'536 : 0) - chance) >> 2;
    for (std::size_t i = 0; i <= most_contexts; ++i) weight[i] += (said[i] * error + (1 << 12)) >> 13;
    for (Experience* each : found) {
        const std::int32_t off = (yes ? 65'535 : 0) - each->chance;
        each->chance = static_cast<std::uint16_t>(each->chance + (off * corrections[each->count] >> 15));
        each->count = std::min<std::uint8_t>(each->count + 1, most_corrected);
    }
    return yes;
}

}  // namespace sightlines
