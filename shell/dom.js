// An element of index.html, by an id that Ids of types/page.d.ts lists.
/** @type {<Id extends keyof Ids>(id: Id) => Ids[Id]} */
export const element = (id) => /** @type {Ids[typeof id]} */ (document.getElementById(id));

/**
 * Makes an element with properties and children. Text only: nothing from outside is ever read as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties<Tag>} properties
 * @param {(string | Node)[]} children
 */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in made) /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (made))[name] = value;
    else made.setAttribute(name, /** @type {string} */ (value));
  }
  made.append(...children);
  return made;
}

// What somebody wrote, with each letter in one piece, without a piece of one that the length of the field has cut.
/** @type {(field: HTMLInputElement | HTMLTextAreaElement) => string} */
export const written = (field) => field.value.normalize().replace(/\p{Cs}|\u200d+$/gu, '');
