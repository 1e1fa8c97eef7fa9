#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "json/json.h"
#include "json/reader.h"

// Structures as objects of JSON, by tables. A row names a key, a member and the form of its values: reading, writing,
// ranges and the allowed keys follow from it. The default of an optional row is that of the structure: a missing key
// leaves the member as it was, and a default value is not written. The tables are plain data, which one loop reads and
// one writes. What no table can say is read and written by functions.
//
//     constexpr Fields climb{required("plane", MEMBER(Climb, plane), by<read_cell_name, cell_name>),
//                            optional("turn", MEMBER(Climb, turn), integer<-1, 1>)};
namespace sightlines::schema {

struct Field;

// How values of one kind are read and written. Numbers lie from `least` to `most`; where there are words, they name
// them.
struct Form {
    void (*read)(const Reader& in, void* object, const Field& field);
    void (*write)(Json& out, const void* object, const Field& field);
    int least = 0, most = 0;
    const std::string_view* words = nullptr;
};

// A row. `size`: of a number, a word or a flag, in bytes; 0 for everything else.
struct Field {
    const char* key;
    const Form* form;
    std::uint16_t offset;
    std::uint8_t size;
    bool required;
};

// The rows of one structure, in the order in which they are read and written.
template <class Owner>
struct FieldOf : Field {};

inline constexpr std::size_t most_rows = 39;

template <class Owner, std::size_t count>
struct Fields {
    static_assert(count <= most_rows);
    std::array<Field, count> rows;
    consteval explicit Fields(const std::same_as<FieldOf<Owner>> auto&... each) : rows{each...} {}
};
template <class Owner, class... More>
Fields(FieldOf<Owner>, More...) -> Fields<Owner, 1 + sizeof...(More)>;

template <class Owner>
struct Schema {
    std::span<const Field> rows;
    Schema() = default;
    template <std::size_t count>
    constexpr Schema(const Fields<Owner, count>& fields) : rows(fields.rows) {}  // NOLINT(google-explicit-constructor)
};

// A member of a structure, for a row.
template <class Owner, class Value>
struct Member {
    std::uint16_t offset;
};
#define MEMBER(Owner, name) \
    sightlines::schema::Member<Owner, decltype(Owner::name)> { offsetof(Owner, name) }

// The member of a row for a number or a word; for screens that go through a table, too.
int number_of(const void* object, const Field& field);
void set_number(void* object, const Field& field, int number);

// What the forms below are made of.
void read_number(const Reader& in, void* object, const Field& field);
void write_number(Json& out, const void* object, const Field& field);
void read_flag(const Reader& in, void* object, const Field& field);
void write_flag(Json& out, const void* object, const Field& field);

namespace detail {

template <class Value>
Value& member(void* object, const Field& field) {
    return *reinterpret_cast<Value*>(static_cast<std::byte*>(object) + field.offset);
}
template <class Value>
const Value& member(const void* object, const Field& field) {
    return *reinterpret_cast<const Value*>(static_cast<const std::byte*>(object) + field.offset);
}

template <class Value, auto from>
void read_by(const Reader& in, void* object, const Field& field) {
    member<Value>(object, field) = from(in);
}
template <class Value, auto to>
void write_by(Json& out, const void* object, const Field& field) {
    out = to(member<Value>(object, field));
}

template <class Owner, auto from>
void read_whole(const Reader& in, void* object, const Field&) {
    from(in, *static_cast<Owner*>(object));
}
template <class Owner, auto to>
void write_whole(Json& out, const void* object, const Field&) {
    out = to(*static_cast<const Owner*>(object));
}

template <class Value>
concept Number = std::signed_integral<Value> || std::is_enum_v<Value>;

template <Number Value>
constexpr bool holds(int number) {
    if constexpr (std::is_enum_v<Value>) {
        return std::in_range<std::underlying_type_t<Value>>(number);
    } else {
        return std::in_range<Value>(number);
    }
}
void the_member_is_too_small();  // is not there: a table that calls it does not compile

}  // namespace detail

// Forms: of numbers and words, for every integer and enumeration that is wide enough; of one type of member; and of the
// whole structure.
struct NumberForm : Form {};
template <class Value>
struct FormOf : Form {};
template <class Owner>
struct WholeForm : Form {};

template <int least, int most>
inline constexpr NumberForm integer{{read_number, write_number, least, most}};

// A list of words, each at the place of its number; those before `first` are no words of JSON.
template <const auto& words, int first = 0>
inline constexpr NumberForm word{
    {read_number, write_number, first, static_cast<int>(words.size()) - 1, words.data() + first}};

inline constexpr FormOf<bool> boolean{{read_flag, write_flag}};

// By functions: `Value from(const Reader&)`, and `to`, which converts a Value to something that JSON can hold, null
// included.
template <auto from, auto to = std::identity{}, class Value = std::invoke_result_t<decltype(from), const Reader&>>
inline constexpr FormOf<Value> by{{detail::read_by<Value, from>, detail::write_by<Value, to>}};

// A `to` for a list of numbers. The type of the result is a parameter, since headers know Json by name only.
template <class List, class Written = Json>
Written numbers_json(const List& list) {
    Written out = Written::array();
    for (const int number : list) out.push_back(number);
    return out;
}

// By functions, where a value cannot be read or written without the rest: `void from(const Reader&, Owner&)` with the
// place of the value, and `to` of an Owner.
template <class Owner, void (*from)(const Reader& in, Owner& object), auto to>
inline constexpr WholeForm<Owner> whole{{detail::read_whole<Owner, from>, detail::write_whole<Owner, to>}};

// Rows.
template <class Owner, class Value>
consteval FieldOf<Owner> required(const char* key, Member<Owner, Value> member, const FormOf<Value>& form) {
    return {{key, &form, member.offset, std::is_scalar_v<Value> ? sizeof(Value) : 0, true}};
}
template <class Owner, detail::Number Value>
consteval FieldOf<Owner> required(const char* key, Member<Owner, Value> member, const NumberForm& form) {
    if (!detail::holds<Value>(form.least) || !detail::holds<Value>(form.most)) detail::the_member_is_too_small();
    return {{key, &form, member.offset, sizeof(Value), true}};
}
template <class Owner>
consteval FieldOf<Owner> required(const char* key, const WholeForm<Owner>& form) {
    return {{key, &form, 0, 0, true}};
}
template <class... What>
consteval auto optional(const char* key, const What&... what) {
    auto field = required(key, what...);
    field.required = false;
    return field;
}

// Refuses keys that have no row, but for `also`, then reads row by row: both, and each alone.
void only_keys(const Reader& in, std::span<const Field> rows, std::string_view also = {});
void read_rows(const Reader& in, void* object, std::span<const Field> rows);
void read_fields(const Reader& in, void* object, std::span<const Field> rows, std::string_view also = {});
// Writes what is required or differs from `usual`, an object of the same type.
void write_fields(Json& out, const void* object, const void* usual, std::span<const Field> rows);

template <class Owner>
void read_into(Owner& object, const Reader& in, Schema<std::type_identity_t<Owner>> schema,
               std::string_view also = {}) {
    read_fields(in, &object, schema.rows, also);
}
template <class Owner>
Result<Owner> read(const Reader& in, Schema<Owner> schema) {
    Owner object;
    read_fields(in, &object, schema.rows);
    if (in.fault()) return in.fault().error();
    return object;
}
template <class Owner, class Written = Json>
Written write(const Owner& object, Schema<std::type_identity_t<Owner>> schema, const Owner& usual = Owner()) {
    Written out = Written::object();
    write_fields(out, &object, &usual, schema.rows);
    return out;
}

// How one kind of action is read and written: its word under "do", its rows, and its place in the variant of all. With
// `read` it has shapes that rows cannot tell apart, and reads itself; rows still write it.
struct ActionForm {
    const char* word;
    const Field* rows;
    void (*read)(const Reader& in, void* action);
    std::uint8_t count;
    std::uint8_t alternative;
};

namespace detail {

template <class Kind, class... All>
consteval std::uint8_t place_of(const std::variant<All...>*) {
    static_assert((std::same_as<Kind, All> || ...));
    std::uint8_t place = 0;
    (void)((std::same_as<Kind, All> || (++place, false)) || ...);
    return place;
}

template <class... All>
void emplace(std::variant<All...>& action, std::size_t alternative) {
    [&]<std::size_t... place>(std::index_sequence<place...>) {
        (void)((place == alternative && (action.template emplace<place>(), true)) || ...);
    }(std::index_sequence_for<All...>());
}

template <class... All>
const void* content_of(const std::variant<All...>& action) {
    const void* content = nullptr;
    [&]<std::size_t... place>(std::index_sequence<place...>) {
        (void)((content = std::get_if<place>(&action)) || ...);
    }(std::index_sequence_for<All...>());
    return content;
}

const ActionForm& form_in(const Reader& in, std::span<const ActionForm> forms);  // by the word under "do"
void read_action(const Reader& in, void* action, const ActionForm& form);
void write_action(Json& out, const void* action, const void* usual, std::size_t alternative,
                  std::span<const ActionForm> forms);

}  // namespace detail

template <class Action, class Kind, std::size_t count>
consteval ActionForm action_form(const char* word, const Fields<Kind, count>& fields) {
    return {word, fields.rows.data(), nullptr, count, detail::place_of<Kind>(static_cast<const Action*>(nullptr))};
}
// With `void from(const Reader&, Kind&)`, which has to refuse unknown keys itself.
template <class Action, class Kind, void (*from)(const Reader& in, Kind& action), std::size_t count>
consteval ActionForm action_form(const char* word, const Fields<Kind, count>& fields) {
    ActionForm form = action_form<Action>(word, fields);
    form.read = [](const Reader& in, void* action) { from(in, *static_cast<Kind*>(action)); };
    return form;
}
template <class Action, class Kind>
consteval ActionForm action_form(const char* word) {
    return {word, nullptr, nullptr, 0, detail::place_of<Kind>(static_cast<const Action*>(nullptr))};
}

template <class Action>
Result<Action> read_action(const Reader& in, std::span<const ActionForm> forms) {
    const ActionForm& form = detail::form_in(in, forms);
    Action action;
    detail::emplace(action, form.alternative);
    detail::read_action(in, const_cast<void*>(detail::content_of(action)), form);
    if (in.fault()) return in.fault().error();
    return action;
}

template <class Action, class Written = Json>
Written write_action(const Action& action, std::span<const ActionForm> forms) {
    Action usual;
    detail::emplace(usual, action.index());
    Written out;
    detail::write_action(out, detail::content_of(action), detail::content_of(usual), action.index(), forms);
    return out;
}

}  // namespace sightlines::schema
