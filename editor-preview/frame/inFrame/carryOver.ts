type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes along what somebody has done in an element that another one takes the place of: what is ticked, typed and
 * opened, and where the focus is. Fields are the same where they stand in the same place and have the same name.
 *
 * @returns sets the focus, once the other element is on the page
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
  const focusable = (owner: Element): Element[] => [
    ...owner.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'),
  ];
  const focused = focusable(from).indexOf(document.activeElement ?? from);
  return () => {
    const element = focusable(to)[focused];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}

function fieldsOf(owner: Element): Field[] {
  return [...owner.querySelectorAll<Field>('input, textarea, select')];
}

function takeChoice(before: Field, after: Field): void {
  if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) {
    if (before.checked !== before.defaultChecked) after.checked = before.checked;
    const isTyped = !['checkbox', 'radio', 'file'].includes(before.type);
    if (isTyped && before.value !== before.defaultValue) after.value = before.value;
  } else if (before instanceof HTMLTextAreaElement) {
    if (before.value !== before.defaultValue) after.value = before.value;
  } else after.value = before.value;
}
