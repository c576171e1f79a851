import type { SuggestingParts } from '#client/suggestions/suggestionList.ts';

/** The elements of a search box, as `SearchBox.tsx` renders them. */
export interface SearchBoxParts extends SuggestingParts {
  box: Element;
  form: HTMLFormElement;
  button: HTMLElement;
  message: HTMLElement;
}

/** @throws Error for a missing element: the page then has the plain form */
export function searchBoxParts(box: Element): SearchBoxParts {
  const part = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
    const found = box.querySelector(selector);
    if (found instanceof kind) return found;
    throw new Error(`The search box has no ${selector}`);
  };
  return {
    box,
    form: part('form', HTMLFormElement),
    input: part('input', HTMLInputElement),
    button: part('button', HTMLElement),
    list: part('[role=listbox]', HTMLElement),
    message: part('p', HTMLElement),
  };
}
