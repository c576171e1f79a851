import { behaviourStatusAttribute } from '#contracts/behaviour.ts';
import { readMoreAttribute } from '#contracts/markers.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Ticks, text, disclosures, scroll position, playback and focus. Fields match by position and name.
 * Returns the part that needs the new element in the page.
 */
export function carryOver(from: Element, to: Element): () => void {
  const fields = fieldsOf(to);
  fieldsOf(from).forEach((before, index) => {
    const after = fields[index];
    if (after && after.localName === before.localName && after.name === before.name)
      takeChoice(before, after);
  });
  const details = to.querySelectorAll('details');
  from.querySelectorAll('details').forEach((before, index) => {
    const after = details[index];
    if (after && before.open) after.open = true;
  });
  const focusable = (owner: Element): HTMLElement[] => [
    ...owner.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]'),
  ];
  const focused = Array.from<Element | null>(focusable(from)).indexOf(from.ownerDocument.activeElement);
  const later = [carryScroll(from, to), carryPlaying(from, to), carryUnfolded(from, to)];
  return () => {
    for (const finish of later) finish();
    const element = focusable(to)[focused];
    element?.focus({ preventScroll: true });
  };
}

function others(from: Element, to: Element, elements: readonly Element[]): (readonly [Element, Element])[] {
  return elements.flatMap((element) => {
    if (element === from) return [[element, to] as const];
    const index = [...from.querySelectorAll(element.localName)].indexOf(element);
    const other = to.querySelectorAll(element.localName)[index];
    return other ? [[element, other] as const] : [];
  });
}

function carryScroll(from: Element, to: Element): () => void {
  const scrolled = [from, ...from.querySelectorAll('*')].filter(
    ({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0,
  );
  const places = others(from, to, scrolled).map(([{ scrollLeft, scrollTop }, other]) => ({
    other,
    left: scrollLeft,
    top: scrollTop,
  }));
  return () => {
    for (const { other, left, top } of places) other.scrollTo({ left, top, behavior: 'instant' });
  };
}

function carryPlaying(from: Element, to: Element): () => void {
  const begun = [...from.querySelectorAll<HTMLMediaElement>('video, audio')].filter(
    ({ currentTime }) => currentTime > 0,
  );
  const places = others(from, to, begun).map(([element, other]) => {
    const { currentTime, paused } = element as HTMLMediaElement;
    return { player: other as HTMLMediaElement, currentTime, paused };
  });
  return () => {
    for (const { player, currentTime, paused } of places) {
      player.currentTime = currentTime;
      // A browser may block playback: then it stays paused.
      if (!paused) player.play().catch(() => undefined);
    }
  };
}

function carryUnfolded(from: Element, to: Element): () => void {
  const boxes = (owner: Element): Element[] =>
    [owner, ...owner.querySelectorAll(`[${readMoreAttribute}]`)].filter((each) =>
      each.hasAttribute(readMoreAttribute),
    );
  const after = boxes(to);
  const unfolded = boxes(from).flatMap((box, index) =>
    box.querySelector('button[aria-expanded="true"]') ? (after[index] ?? []) : [],
  );
  return () => {
    for (const box of unfolded)
      whenStarted(box, () => box.querySelector<HTMLElement>(':scope > button')?.click());
  };
}

function whenStarted(element: Element, act: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element, { attributeFilter: [behaviourStatusAttribute] });
}

function fieldsOf(owner: Element): Field[] {
  return [...owner.querySelectorAll<Field>('input, textarea, select')];
}

function takeChoice(before: Field, after: Field): void {
  if (isInput(before) && isInput(after)) {
    if (before.checked !== before.defaultChecked) after.checked = before.checked;
    const isTyped = !['checkbox', 'radio', 'file'].includes(before.type);
    if (isTyped && before.value !== before.defaultValue) after.value = before.value;
  } else if (isTextArea(before)) {
    if (before.value !== before.defaultValue) after.value = before.value;
  } else after.value = before.value;
}

// A script-less page has another window, whose element classes differ from ours.

function isInput(field: Field): field is HTMLInputElement {
  return field.localName === 'input';
}

function isTextArea(field: Field): field is HTMLTextAreaElement {
  return field.localName === 'textarea';
}
