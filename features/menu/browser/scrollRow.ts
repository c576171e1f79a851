const share = 0.7;
const endTolerance = 4;

export function start(row: Element): void {
  if (!(row instanceof HTMLElement)) throw new TypeError('The line is not an HTML element');
  const buttons = row.nextElementSibling;
  const [back, further] = buttons?.children ?? [];
  if (!(buttons instanceof HTMLElement) || !back || !further) throw new TypeError('The line has no buttons');

  const show = (): void => {
    const left = row.scrollWidth - row.clientWidth;
    if (buttons.hidden && left > endTolerance) {
      buttons.hidden = false;
      // Links behind the buttons at the row's end can be scrolled into view.
      row.style.paddingInlineEnd = `${buttons.offsetWidth}px`;
    }
    // Not `disabled`: the focus would be lost at the end.
    back.ariaDisabled = String(row.scrollLeft <= endTolerance);
    further.ariaDisabled = String(row.scrollLeft >= left - endTolerance);
  };
  const move = (direction: 1 | -1) => (): void => row.scrollBy({ left: direction * share * row.clientWidth });
  back.addEventListener('click', move(-1));
  further.addEventListener('click', move(1));
  row.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(row);

  show();
}
