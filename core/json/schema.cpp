#include "json/schema.h"

#include <cstring>
#include <nlohmann/json.hpp>

#include "base/static_vector.h"

namespace sightlines::schema {
namespace {

std::span<const std::string_view> words_of(const Form& form) {
    return {form.words, static_cast<std::size_t>(form.most - form.least + 1)};
}

bool same_bytes(const void* object, const void* other, const Field& field) {
    return std::memcmp(&detail::member<char>(object, field), &detail::member<char>(other, field), field.size) == 0;
}

Json json_of(const void* object, const Field& field) {
    Json value;
    field.form->write(value, object, field);
    return value;
}

using Keys = StaticVector<std::string_view, most_rows + 1>;

// By copies: the member may be an enumeration of the same size.
template <class Integer>
int copied(const void* object, const Field& field) {
    Integer number;
    std::memcpy(&number, &detail::member<char>(object, field), sizeof number);
    return number;
}
template <class Integer>
void copy(void* object, const Field& field, int value) {
    const auto number = static_cast<Integer>(value);
    std::memcpy(&detail::member<char>(object, field), &number, sizeof number);
}

}  // namespace

int number_of(const void* object, const Field& field) {
    switch (field.size) {
        case 1: return copied<std::int8_t>(object, field);
        case 2: return copied<std::int16_t>(object, field);
        default: return copied<std::int32_t>(object, field);
    }
}

void set_number(void* object, const Field& field, int number) {
    switch (field.size) {
        case 1: copy<std::int8_t>(object, field, number); break;
        case 2: copy<std::int16_t>(object, field, number); break;
        default: copy<std::int32_t>(object, field, number);
    }
}

void read_number(const Reader& in, void* object, const Field& field) {
    const Form& form = *field.form;
    set_number(object, field,
               form.words == nullptr ? in.integer(form.least, form.most)
                                     : form.least + static_cast<int>(in.word(words_of(form))));
}

void write_number(Json& out, const void* object, const Field& field) {
    const Form& form = *field.form;
    const int number = number_of(object, field);
    if (form.words == nullptr) {
        out = number;
    } else {
        out = form.words[number - form.least];
    }
}

void read_flag(const Reader& in, void* object, const Field& field) {
    detail::member<bool>(object, field) = in.boolean();
}
void write_flag(Json& out, const void* object, const Field& field) { out = detail::member<bool>(object, field); }

namespace detail {

const ActionForm& form_in(const Reader& in, std::span<const ActionForm> forms) {
    Keys words;
    for (const ActionForm& form : forms) words.push_back(form.word);
    return forms[in.member("do").word({words.begin(), words.size()})];
}

void read_action(const Reader& in, void* action, const ActionForm& form) {
    if (form.read != nullptr) return form.read(in, action);
    read_fields(in, action, {form.rows, form.count}, "do");
}

void write_action(Json& out, const void* action, const void* usual, std::size_t alternative,
                  std::span<const ActionForm> forms) {
    const ActionForm* form = forms.data();
    while (form->alternative != alternative) ++form;
    out["do"] = form->word;
    write_fields(out, action, usual, {form->rows, form->count});
}

}  // namespace detail

void only_keys(const Reader& in, std::span<const Field> rows, std::string_view also) {
    Keys keys;
    if (!also.empty()) keys.push_back(also);
    for (const Field& field : rows) keys.push_back(field.key);
    in.only({keys.begin(), keys.size()});
}

void read_rows(const Reader& in, void* object, std::span<const Field> rows) {
    for (const Field& field : rows) {
        if (field.required || in.has(field.key)) field.form->read(in.member(field.key), object, field);
    }
}

void read_fields(const Reader& in, void* object, std::span<const Field> rows, std::string_view also) {
    only_keys(in, rows, also);
    read_rows(in, object, rows);
}

void write_fields(Json& out, const void* object, const void* usual, std::span<const Field> rows) {
    for (const Field& field : rows) {
        // A usual value need not have a form in JSON.
        const bool plain = field.size > 0;
        if (!field.required && plain && same_bytes(object, usual, field)) continue;
        Json value = json_of(object, field);
        if (!field.required && !plain && value == json_of(usual, field)) continue;
        out[field.key] = std::move(value);
    }
}

}  // namespace sightlines::schema
