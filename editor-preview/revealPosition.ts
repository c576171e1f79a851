/** What of a text area's style decides where its lines break. */
const styles = [
  'font',
  'letterSpacing',
  'tabSize',
  'paddingTop',
  'paddingLeft',
  'paddingRight',
  'boxSizing',
] as const;

/** How far from the top a revealed line stands, as a part of the height. */
const fromTop = 0.25;

/**
 * Scrolls a text area to a position in its text. Browsers scroll to the cursor only where somebody types, so the text
 * up to the position is measured in a copy.
 */
export function revealPosition(area: HTMLTextAreaElement, position: number): void {
  const copy = area.ownerDocument.createElement('div');
  const own = getComputedStyle(area);
  for (const name of styles) copy.style[name] = own[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  copy.textContent = area.value.slice(0, position);
  area.ownerDocument.body.append(copy);
  const height = copy.getBoundingClientRect().height;
  copy.remove();
  area.scrollTop = Math.max(0, height - area.clientHeight * fromTop);
}
