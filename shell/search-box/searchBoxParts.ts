/** The elements of a search box, as `SearchBox.tsx` writes them. */
export interface SearchBoxParts {
  box: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  button: HTMLElement;
  list: HTMLElement;
  message: HTMLElement;
}

/** @throws Error where a part is missing: then the page keeps the plain form */
export function searchBoxParts(island: Element): SearchBoxParts {
  const part = (selector: string): HTMLElement => {
    const found = island.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The search box has no ${selector}`);
    return found;
  };
  const form = part('form');
  const input = part('[role=combobox]');
  if (!(form instanceof HTMLFormElement && input instanceof HTMLInputElement)) {
    throw new Error('The search box is no form');
  }
  return {
    box: part('search'),
    form,
    input,
    button: part('button'),
    list: part('[role=listbox]'),
    message: part('[role=status]'),
  };
}
