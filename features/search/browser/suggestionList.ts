import type { SearchBoxParts } from './searchBoxParts.ts';

/** The listbox below the input. The focus stays in the input, which says which suggestion is active. */
export interface SuggestionList {
  /** Shows these suggestions, none of them active. An empty list is hidden. */
  show: (items: readonly string[]) => void;
  /** Makes the next one down or up active; past either end none is, and the input's own text counts. */
  move: (step: 1 | -1) => void;
  /** The active suggestion. */
  active: () => string | undefined;
}

export function createSuggestionList(
  { list, input }: Pick<SearchBoxParts, 'list' | 'input'>,
  onChoose: (item: string) => void,
): SuggestionList {
  let options: HTMLElement[] = [];
  let activeIndex = -1;

  const activate = (index: number): void => {
    activeIndex = index;
    for (const [position, option] of options.entries()) {
      option.setAttribute('aria-selected', String(position === index));
    }
    const active = options[index];
    if (active) {
      input.setAttribute('aria-activedescendant', active.id);
      // The focus stays in the input, so a low window would not follow by itself.
      active.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  // The focus shall stay in the input.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const chosen = options.find((option) => option === target);
    if (chosen) onChoose(chosen.textContent);
  });

  return {
    show: (items) => {
      options = items.map((item, index) => {
        const option = document.createElement('div');
        option.id = `${list.id}-${index}`;
        option.role = 'option';
        option.textContent = item;
        return option;
      });
      list.replaceChildren(...options);
      list.hidden = options.length === 0;
      input.ariaExpanded = String(options.length > 0);
      activate(-1);
    },
    move: (step) => {
      const places = options.length + 1;
      activate(((activeIndex + 1 + step + places) % places) - 1);
    },
    active: () => options[activeIndex]?.textContent,
  };
}
