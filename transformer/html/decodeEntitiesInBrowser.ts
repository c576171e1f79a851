// Browsers know the two thousand entities. Replaces `decodeEntities.ts` in browser builds, by the condition
// `browser` of `imports` in `package.json`.

export function decodeHTML(text: string): string {
  // Most texts have none, and parsing creates a document.
  if (!text.includes('&')) return text;
  // The letter preserves a leading line break, which the parser would drop.
  return parsed(`<textarea>.${text.replaceAll('<', '&lt;')}</textarea>`).textContent.slice(1);
}

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
