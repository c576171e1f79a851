export interface SuggestingParts {
  input: HTMLInputElement;
  list: HTMLElement;
}

/** The listbox below the input. Focus stays in the input (`aria-activedescendant`). */
export interface SuggestionList {
  show: (items: readonly string[]) => void;
  add: (items: readonly string[]) => void;
  /** Activates the next or previous one; past either end none is active, and the input's own text counts. */
  move: (step: 1 | -1) => void;
  active: () => string | undefined;
}

export function createSuggestionList(
  { list, input }: SuggestingParts,
  onChoose: (item: string) => void,
  /** Draws an item in its option; by default its text. */
  draw = (option: HTMLElement, item: string): void => {
    option.textContent = item;
  },
): SuggestionList {
  let options: HTMLElement[] = [];
  let shown: string[] = [];
  let activeIndex = -1;

  const activate = (index: number): void => {
    activeIndex = index;
    const active = options[index];
    for (const option of options) option.ariaSelected = String(option === active);
    if (active) {
      input.setAttribute('aria-activedescendant', active.id);
      // Focus stays in the input, so the browser does not scroll.
      active.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  // Keeps the focus in the input.
  list.addEventListener('pointerdown', (event) => event.preventDefault());

  const add = (items: readonly string[]): void => {
    for (const item of items) {
      const option = document.createElement('div');
      option.id = `${list.id}-${options.length}`;
      option.role = 'option';
      option.ariaSelected = 'false';
      draw(option, item);
      option.onclick = () => onChoose(item);
      options.push(option);
      shown.push(item);
      list.append(option);
    }
    list.hidden = options.length === 0;
    input.ariaExpanded = String(!list.hidden);
  };

  return {
    show: (items) => {
      options = [];
      shown = [];
      list.replaceChildren();
      add(items);
      activate(-1);
    },
    add,
    move: (step) => {
      const places = options.length + 1;
      activate(((activeIndex + 1 + step + places) % places) - 1);
    },
    active: () => shown[activeIndex],
  };
}
