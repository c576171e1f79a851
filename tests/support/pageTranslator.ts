/**
 * What page translators and extensions do to the page of a reader. Each function stands alone, because the browser tests
 * run it inside the page.
 */
export type Interference = (root: Element) => void;

/** As Chrome's translator: each text gives way to two nested `<font>` elements with another text. */
export function replaceTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (
      !text.data.trim() ||
      text.parentElement?.closest('font, script, style, noscript, textarea, [translate=no]')
    )
      continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `⟦${text.data}⟧`;
    text.replaceWith(outer);
  }
}

/** As replaceTexts, with the translation before the text, which goes afterwards. */
export function putBeforeTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (
      !text.data.trim() ||
      text.parentElement?.closest('font, script, style, noscript, textarea, [translate=no]')
    )
      continue;
    const font = document.createElement('font');
    font.textContent = `⟦${text.data}⟧`;
    text.before(font);
    text.remove();
  }
}

/** As Firefox's translator: texts side by side become one, in the first of them. */
export function joinTexts(root: Element): void {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const child of [...element.childNodes]) {
      const { previousSibling } = child;
      if (!(child instanceof Text) || !(previousSibling instanceof Text)) continue;
      previousSibling.data += child.data;
      child.remove();
    }
  }
}

/** As a highlighter or a reading aid: each text is wrapped, and stays as it is. */
export function wrapTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('mark, script, style, noscript, textarea, option'))
      continue;
    const range = document.createRange();
    range.selectNode(text);
    range.surroundContents(document.createElement('mark'));
  }
}

/** As a password manager: each field gets an icon behind it. */
export function addIcons(root: Element): void {
  for (const field of root.querySelectorAll('input, select, textarea'))
    if (field.nextElementSibling?.localName !== 'manager-icon')
      field.after(document.createElement('manager-icon'));
}

/** As an extension for forms: each field stands in an element of its own. */
export function wrapFields(root: Element): void {
  for (const field of root.querySelectorAll('input, select, textarea')) {
    if (field.parentElement?.localName === 'form-helper') continue;
    const wrapper = document.createElement('form-helper');
    const isFocused = field === document.activeElement;
    field.replaceWith(wrapper);
    wrapper.append(field);
    if (isFocused && field instanceof HTMLElement) field.focus();
  }
}

/** All words of an element, without what the interferences above add to them. */
export function ownWords(root: Element): string {
  return (root.textContent ?? '').replace(/[⟦⟧]/g, '').replace(/\s+/g, ' ').trim();
}
