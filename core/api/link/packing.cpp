#include "api/link/packing.h"

namespace sightlines {
namespace {

constexpr int deepest = 20;  // levels; a record has fewer
// A game needs about one for each byte of its JSON at most, 262,144, a comment eight for each letter. What needs more
// takes too long to be refused; a study with more than 40,000 letters of comments is written in the older form.
constexpr std::size_t most_asked = 400'000;

// Goes through JSON: through what is there, when writing, else through what comes, which is put together.
class Walk {
  public:
    Walk(TokenModel& model, ArithmeticCoder& coder, std::string_view given, std::size_t most)
        : model_(model), coder_(coder), given_(given), most_(most), asked_before_(model.asked()) {}

    void run() {
        model_.begin();
        (void)value({1, 1, 0}, 0);
        if (fault_ == Packed::Fault::none && (coder_.writes() ? !given_.empty() : coder_.has_rest()))
            fault_ = Packed::Fault::broken;
    }
    Packed::Fault fault() const { return fault_; }
    std::string take() { return std::move(made_); }

  private:
    Token token(const TokenPlace& place, const Token& given) {
        if (fault_ != Packed::Fault::none) return {};
        if (made_.size() > most_) fault_ = Packed::Fault::too_large;
        if (model_.asked() - asked_before_ > most_asked) fault_ = Packed::Fault::too_odd;
        const Token token = model_.code(coder_, place, given);
        if (coder_.ran_out()) fault_ = Packed::Fault::broken;
        return fault_ == Packed::Fault::none ? token : Token{};
    }

    // What stands next in the given text: the end of a container, a text, or another scalar.
    Token next() {
        if (!coder_.writes()) return {};
        if (given_.starts_with(',')) given_.remove_prefix(1);
        std::size_t size = 1;
        Token token;
        switch (given_.front()) {
            case '{': token = {Symbol::object}; break;
            case '[': token = {Symbol::list}; break;
            case '}':
            case ']': token = {Symbol::end}; break;
            case '"':
                while (given_[size] != '"') size += given_[size] == '\\' ? 2 : 1;
                if (size > longest_spelled + 1) fault_ = Packed::Fault::too_odd;
                token = token_of_text(given_.substr(1, size - 1));
                ++size;
                break;
            default:
                size = std::min(given_.find_first_of(",]}"), given_.size());
                token = token_of_scalar(given_.substr(0, size));
        }
        given_.remove_prefix(size);
        return token;
    }

    void broken() {
        if (fault_ == Packed::Fault::none) fault_ = Packed::Fault::broken;
    }
    void put(std::string_view text) {
        if (!coder_.writes()) made_ += text;
    }
    void put_token(const Token& token) {
        if (coder_.writes()) return;
        const std::string text = text_of(token);
        if (Symbol::is_text(token.symbol)) {
            if (Symbol::is_name(token.symbol) && text.empty()) return broken();
            made_ += '"';
            made_ += text;
            made_ += '"';
        } else if (text.empty()) {
            broken();
        } else {
            made_ += text;
        }
    }

    // The token at a place, and all that belongs to it.
    Token value(const TokenPlace& place, int depth) {
        const Token found = token(place, next());
        switch (found.symbol) {
            case Symbol::object: object(place.path, depth + 1); break;
            case Symbol::list: list(place, depth + 1); break;
            case Symbol::end: break;
            default: put_token(found);
        }
        return found;
    }

    void object(std::uint32_t path, int depth) {
        if (depth > deepest) return broken();
        put("{");
        const std::uint32_t keys = mixed(path, 2);
        std::uint32_t first = 0, key = 0;
        for (bool is_first = true;; is_first = false) {
            const Token name = token({keys, mixed(mixed(keys, key), first), first}, next());
            if (name.symbol == Symbol::end) break;
            if (!Symbol::is_text(name.symbol)) return broken();
            if (!is_first) put(",");
            put_token(name);
            put(":");
            if (coder_.writes()) given_.remove_prefix(1);
            key = TokenModel::identity(name);
            const std::uint32_t to = mixed(path, key);
            const Token found = value({to, to, first}, depth);
            if (found.symbol == Symbol::end || fault_ != Packed::Fault::none) return broken();
            if (is_first && found.symbol >= Symbol::word) first = TokenModel::identity(found);
        }
        put("}");
        model_.end_object(first);
    }

    void list(const TokenPlace& place, int depth) {
        if (depth > deepest) return broken();
        put("[");
        std::size_t scalars = 0;
        for (bool is_first = true; fault_ == Packed::Fault::none; is_first = false) {
            const auto step = static_cast<std::uint32_t>(scalars < 4 ? scalars : 4 + scalars % 2);
            const std::uint32_t to = mixed(place.path, 100 + step);
            const std::size_t size = made_.size();
            if (!is_first) put(",");
            const Token found = value({to, to, place.first}, depth);
            if (found.symbol == Symbol::end) {
                made_.resize(size);
                break;
            }
            if (found.symbol != Symbol::object && found.symbol != Symbol::list) ++scalars;
        }
        put("]");
    }

    TokenModel& model_;
    ArithmeticCoder& coder_;
    std::string_view given_;
    std::string made_;
    std::size_t most_;
    std::size_t asked_before_;
    Packed::Fault fault_ = Packed::Fault::none;
};

}  // namespace

Packed pack(TokenModel& model, std::string_view json) {
    ArithmeticCoder coder;
    Walk walk(model, coder, json, 0);
    walk.run();
    return {walk.fault(), coder.finish()};
}

Packed unpack(TokenModel& model, std::string_view bytes, std::size_t most) {
    ArithmeticCoder coder(bytes);
    Walk walk(model, coder, {}, most);
    walk.run();
    if (walk.fault() != Packed::Fault::none) return {walk.fault(), {}};
    return {Packed::Fault::none, walk.take()};
}

}  // namespace sightlines
