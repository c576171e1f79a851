import type { ReactNode } from 'react';

interface SuggestionListProps {
  id: string;
  items: readonly string[];
  /** The index of the one that Enter takes; -1 for none. */
  active: number;
  onChoose: (item: string) => void;
}

/** The id of a suggestion, by which the input says which one is active. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of a combobox: the focus stays in the input, which handles the keyboard. */
export function SuggestionList({ id, items, active, onChoose }: SuggestionListProps): ReactNode {
  return (
    <div id={id} role="listbox" aria-label="Suggestions" hidden={items.length === 0}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keyboard
        <div
          key={item}
          id={suggestionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {item}
        </div>
      ))}
    </div>
  );
}

/** The next suggestion up or down; past either end it is none, which is the input itself. */
export function nextActive(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
