/** The parts of a box that suggests, as its HTML has them: the list has an id, and is what the input controls. */
export interface SuggestingParts {
  input: HTMLInputElement;
  list: HTMLElement;
}

/** The listbox below the input. The focus stays in the input, which says which suggestion is active. */
export interface SuggestionList {
  /** Shows these suggestions, none of them active. An empty list is hidden. */
  show: (items: readonly string[]) => void;
  /** Shows these behind what is shown: nothing that is there moves, and what is active stays so. */
  add: (items: readonly string[]) => void;
  /** Makes the next one down or up active; past either end none is, and the input's own text counts. */
  move: (step: 1 | -1) => void;
  /** The active suggestion. */
  active: () => string | undefined;
}

export function createSuggestionList(
  { list, input }: SuggestingParts,
  onChoose: (item: string) => void,
): SuggestionList {
  let options: HTMLElement[] = [];
  let activeIndex = -1;

  const activate = (index: number): void => {
    activeIndex = index;
    const active = options[index];
    for (const option of options) option.ariaSelected = String(option === active);
    if (active) {
      input.setAttribute('aria-activedescendant', active.id);
      // The focus stays in the input, so a low window would not follow by itself.
      active.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  // The focus shall stay in the input.
  list.addEventListener('pointerdown', (event) => event.preventDefault());

  const add = (items: readonly string[]): void => {
    for (const item of items) {
      const option = document.createElement('div');
      option.id = `${list.id}-${options.length}`;
      option.role = 'option';
      option.ariaSelected = 'false';
      option.textContent = item;
      option.onclick = () => onChoose(item);
      options.push(option);
      list.append(option);
    }
    list.hidden = options.length === 0;
    input.ariaExpanded = String(!list.hidden);
  };

  return {
    show: (items) => {
      options = [];
      list.replaceChildren();
      add(items);
      activate(-1);
    },
    add,
    move: (step) => {
      const places = options.length + 1;
      activate(((activeIndex + 1 + step + places) % places) - 1);
    },
    active: () => options[activeIndex]?.textContent,
  };
}
