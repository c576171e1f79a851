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
  const focusable = (owner: Element): HTMLElement[] => [
    ...owner.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]'),
  ];
  const focused = Array.from<Element | null>(focusable(from)).indexOf(from.ownerDocument.activeElement);
  return () => {
    const element = focusable(to)[focused];
    element?.focus({ preventScroll: true });
  };
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

// A page without scripts stands in a window of its own, whose elements are of other classes than ours.

function isInput(field: Field): field is HTMLInputElement {
  return field.localName === 'input';
}

function isTextArea(field: Field): field is HTMLTextAreaElement {
  return field.localName === 'textarea';
}
