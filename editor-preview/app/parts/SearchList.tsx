import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { composesText } from '#contracts/composesText.ts';
import { words } from '../words/words.ts';
import { firstFocus } from './Dialog.tsx';
import { list, searchField } from './SearchList.styles.ts';
import { type SearchItem, searchItems } from './searchItems.ts';

interface SearchListProps<Item extends SearchItem> {
  label: string;
  placeholder: string;
  items: readonly Item[];
  /** Items repeated at the top in a separate group while there is no query. */
  first?: { name: string; items: readonly Item[] };
  pictureOf?: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
}

export function SearchList<Item extends SearchItem>(props: SearchListProps<Item>): ReactNode {
  const { label, placeholder, items, first, pictureOf, onChoose } = props;
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const options = useRef<HTMLDivElement>(null);
  const groups =
    query === '' ? groupsOf(items, first) : [{ name: '', from: 0, members: searchItems(items, query) }];
  const found = groups.flatMap(({ members }) => members);
  const current = Math.min(at, found.length - 1);

  useEffect(() => {
    const option = options.current?.querySelectorAll('[role="option"]')[current];
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (composesText(event)) return;
    const next = nextPosition(event.key, current, found.length);
    const chosen = found[current];
    if (event.key === 'Enter' && chosen) onChoose(chosen);
    else if (next === undefined) return;
    else setAt(next);
    event.preventDefault();
  };
  return (
    <>
      <input
        className={searchField}
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        placeholder={placeholder}
        {...{ [firstFocus]: '' }}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length === 0
          ? words.searchList.noResults(query)
          : query && words.searchList.found(found.length)}
      </p>
      <div ref={options} id={`${id}-list`} role="listbox" aria-label={label} className={list} tabIndex={-1}>
        {groups.map(({ name, from, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: A listbox has no other way to name a part of it.
          <div key={name || 'all'} role="group" aria-label={name || label}>
            {name && <p aria-hidden="true">{name}</p>}
            {members.map((item, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: The field chooses by keyboard.
              // biome-ignore lint/a11y/useFocusableInteractive: The focus stays in the field, which names this option.
              <div
                key={item.id}
                id={`${id}-${from + index}`}
                role="option"
                aria-selected={from + index === current}
                onClick={() => onChoose(item)}
              >
                {pictureOf?.(item)}
                <span>
                  <strong>{item.title}</strong>
                  {item.description && <small>{item.description}</small>}
                </span>
                {item.note && <kbd>{item.note}</kbd>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function nextPosition(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'PageDown':
      return Math.min(at + 8, count - 1);
    case 'PageUp':
      return Math.max(at - 8, 0);
    default:
      return undefined;
  }
}

interface Group<Item> {
  name: string;
  readonly from: number;
  readonly members: readonly Item[];
}

/** Items by group without a query; search results are ordered by relevance. */
function groupsOf<Item extends SearchItem>(
  items: readonly Item[],
  first: { name: string; items: readonly Item[] } | undefined,
): Group<Item>[] {
  const groups: Group<Item>[] = [];
  let from = 0;
  const add = (name: string, members: readonly Item[]): void => {
    if (members.length > 0) groups.push({ name, from, members });
    from += members.length;
  };
  if (first) add(first.name, first.items);
  for (const [name, members] of Map.groupBy(items, ({ group = '' }) => group)) add(name, members);
  return groups;
}
