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
