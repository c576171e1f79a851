import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { searchForm } from '../search/SearchForm.styles.ts';
import { SearchIcon } from '../search/SearchIcon.tsx';
import { longestQuery, searchParameter, siteLinks } from '../site.ts';
import { searchBox } from './SearchBox.styles.ts';
import { nextActive, SuggestionList, suggestionId } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** Specification §8. */
export const invalidTermText = 'Please enter a valid search term.';

export interface SearchBoxProps {
  siteName: string;
}

/**
 * The header's search (specification §2.2, §4.1): a form that needs no script, and suggestions for what is typed. Its
 * submit button opens the closed box, where only the button has room. Suggestions are reached by arrow keys, because
 * Tab closes the box.
 */
export default function SearchBox({ siteName }: SearchBoxProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [refused, setRefused] = useState(false);
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const listId = `${id}-list`;
  const messageId = `${id}-message`;

  const suggestions = useSuggestions(isOpen ? text : '');
  const items = isOpen ? (suggestions ?? []) : [];
  const foundNothing = isOpen && suggestions?.length === 0;
  const isInvalid = refused || foundNothing;
  const label = `Search ${siteName}`;

  const close = (): void => {
    setIsOpen(false);
    setActive(-1);
    setRefused(false);
  };
  const type = (): void => {
    setText(input.current?.value ?? '');
    setIsOpen(true);
    setActive(-1);
    setRefused(false);
  };
  const search = (chosen: string): void => {
    if (!input.current) return;
    input.current.value = chosen;
    input.current.form?.requestSubmit();
  };

  useEffect(() => {
    // What was typed before the box could answer is answered now.
    if (document.activeElement !== input.current) return;
    setText(input.current?.value ?? '');
    setIsOpen(true);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  const onSubmit = (event: SubmitEvent): void => {
    if (input.current?.value.trim()) return;
    event.preventDefault();
    if (isOpen) setRefused(true);
    else setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') close();
    else if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, items.length));
    } else if (event.key === 'Enter' && items[active] !== undefined) {
      event.preventDefault();
      search(items[active]);
    }
  };

  return (
    <search ref={box} className={searchBox} data-open={isOpen || undefined}>
      <form className={searchForm} action={siteLinks.search} onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name={searchParameter}
          placeholder={foundNothing ? '' : label}
          aria-label={label}
          maxLength={longestQuery}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={items[active] === undefined ? undefined : suggestionId(listId, active)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={messageId}
          onFocus={() => setIsOpen(true)}
          onInput={type}
          onKeyDown={onKeyDown}
        />
        <button ref={button} type="submit" aria-label="Search">
          <SearchIcon />
        </button>
        <SuggestionList id={listId} items={items} active={active} onChoose={search} />
        <p id={messageId} role="status" hidden={!isInvalid}>
          {isInvalid && invalidTermText}
        </p>
      </form>
    </search>
  );
}
