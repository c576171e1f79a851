// Browsers know the two thousand entities. Browser builds use this module instead of `decodeEntities.ts`, by the condition `browser` of
// `imports` in `package.json`.

/** The text of HTML without tags. */
export function decodeHTML(text: string): string {
  // Most texts have none, and parsing creates a document.
  if (!text.includes('&')) return text;
  // The letter preserves a leading line break, which the parser would drop.
  return parsed(`<textarea>.${text.replaceAll('<', '&lt;')}</textarea>`).textContent.slice(1);
}

/** The decoded value of an attribute. */
export function decodeHTMLAttribute(value: string): string {
  if (!value.includes('&')) return value;
  return parsed(`<i title="${value.replaceAll('"', '&quot;')}"></i>`).title;
}

/** In an inert document, which loads and runs nothing. */
function parsed(html: string): HTMLElement {
  const { firstElementChild } = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html').body;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error('This browser does not read HTML.');
  return firstElementChild;
}
