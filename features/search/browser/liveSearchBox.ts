import { createSuggester } from '#client/suggestions/suggester.ts';
import { createSuggestionList, type SuggestingParts } from '#client/suggestions/suggestionList.ts';
import { fetchSuggestions } from '#client/suggestions/suggestions.ts';
import { composesText } from '#contracts/composesText.ts';
import { moreSuggestionsAddress, suggestionsAddress } from '#contracts/suggestions.ts';

const invalidTermText = 'Please enter a valid search term.';

const suggested = {
  fetch: (text: string, signal: AbortSignal) => fetchSuggestions(suggestionsAddress, text, signal),
  fetchMore: (text: string, signal: AbortSignal) => fetchSuggestions(moreSuggestionsAddress, text, signal),
};

const openAttribute = 'data-open';

/** The submit button opens the closed box. Arrow keys reach the suggestions, because Tab closes the box. */
export function start(box: Element): void {
  const parts = searchBoxParts(box);
  const { form, input, button, message } = parts;
  const placeholder = input.placeholder;

  const list = createSuggestionList(parts, (item) => {
    input.value = item;
    form.requestSubmit();
  });
  const refuse = (refused: boolean): void => {
    message.textContent = refused ? invalidTermText : '';
    message.hidden = !refused;
    input.ariaInvalid = String(refused);
  };
  const announceNoResults = (foundNothing: boolean): void => {
    refuse(foundNothing);
    input.placeholder = foundNothing ? '' : placeholder;
  };
  const suggester = createSuggester(suggested, {
    onAnswer: (items, isAll) => {
      list.show(items ?? []);
      announceNoResults(items?.length === 0 && isAll);
    },
    onMore: (items) => {
      list.add(items);
      announceNoResults(parts.list.hidden === true);
    },
  });

  const open = (): void => box.setAttribute(openAttribute, '');
  const close = (): void => {
    suggester.stop();
    list.show([]);
    refuse(false);
    box.removeAttribute(openAttribute);
  };

  input.addEventListener('focus', open);
  input.addEventListener('input', () => {
    open();
    refuse(false);
    suggester.request(input.value);
  });
  input.addEventListener('keydown', (event) => {
    if (composesText(event)) return;
    const { key } = event;
    const active = list.active();
    if (key === 'Tab') close();
    else if (key === 'Escape') {
      close();
      button.focus();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      list.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && active !== undefined) input.value = active;
  });
  form.addEventListener('submit', (event) => {
    if (input.value.trim()) return;
    event.preventDefault();
    if (box.hasAttribute(openAttribute)) return refuse(true);
    open();
    input.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });

  input.disabled = false;
}

interface SearchBoxParts extends SuggestingParts {
  form: HTMLFormElement;
  button: HTMLElement;
  message: HTMLElement;
}

/** @throws Error for a missing element: the page then has the plain form */
function searchBoxParts(box: Element): SearchBoxParts {
  const part = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
    const found = box.querySelector(selector);
    if (found instanceof kind) return found;
    throw new Error(`The search box has no ${selector}`);
  };
  return {
    form: part('form', HTMLFormElement),
    input: part('input', HTMLInputElement),
    button: part('button', HTMLElement),
    list: part('[role=listbox]', HTMLElement),
    message: part('p', HTMLElement),
  };
}
