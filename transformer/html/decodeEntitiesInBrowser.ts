// A browser knows the two thousand names of entities already. Whoever builds for one gets this module in place of
// `decodeEntities.ts`, by the condition `browser` of `imports` in `package.json`.

/** The text that some HTML without tags shows, entities decoded. */
export function decodeHTML(text: string): string {
  // Most texts have none, and a parser is a document each time.
  if (!text.includes('&')) return text;
  // The letter keeps a line break at the beginning, which the parser would drop.
  return parsed(`<textarea>.${text.replaceAll('<', '&lt;')}</textarea>`).textContent.slice(1);
}

/** The value of an attribute, entities decoded. */
export function decodeHTMLAttribute(value: string): string {
  if (!value.includes('&')) return value;
  return parsed(`<i title="${value.replaceAll('"', '&quot;')}"></i>`).title;
}

/** In a document of its own, in which nothing is loaded and nothing runs. */
function parsed(html: string): HTMLElement {
  const { firstElementChild } = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html').body;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error('This browser does not read HTML.');
  return firstElementChild;
}
