import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { composesText } from '#contracts/composesText.ts';
import { textInput } from '../../parts/inputs.styles.ts';
import { words } from '../../words/words.ts';
import { unseen } from '../field/FieldView.styles.ts';
import { options, suggesting } from './SuggestingInput.styles.ts';
import type { Suggest, Suggestion } from './suggestion.ts';

export const suggestDelayMs = 150;

const noSuggestions: readonly Suggestion[] = [];

interface SuggestingInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'list'> {
  value: string;
  of: string;
  suggest: Suggest;
  /** Few values, all shown on a press. */
  isList?: boolean;
  onChoose: (value: string) => void;
}

/** An ARIA combobox with a listbox. Free text is allowed; nothing is chosen automatically. */
export function SuggestingInput(props: SuggestingInputProps): ReactNode {
  const { value, of, suggest, isList, onChoose, onChange, onBlur, onKeyDown, ...input } = props;
  const id = useId();
  const [at, setAt] = useState(-1);
  const { found: all, open, close } = useSuggestions(suggest);
  // An exact match needs no suggestion, which would cover the field below.
  const found = all.filter((suggestion) => suggestion.value !== value);
  const isOpen = found.length > 0;
  const current = found[at];

  const choose = (chosen: string): void => {
    onChoose(chosen);
    setAt(-1);
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (composesText(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(value, 0);
      else if (!event.altKey) setAt(stepFrom(at, event.key === 'ArrowDown' ? 1 : -1, found.length));
      else close();
    } else if (event.key === 'Enter' && isOpen && current) {
      event.preventDefault();
      choose(current.value);
    } else if (event.key === 'Escape' && isOpen) {
      // The next Escape closes its container.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else onKeyDown?.(event);
  };
  return (
    <div className={suggesting} data-list={isList}>
      <input
        {...input}
        className={textInput}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-options`}
        aria-activedescendant={isOpen && current ? `${id}-${at}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          onChange?.(event);
          setAt(-1);
          open(event.currentTarget.value);
        }}
        onClick={() => {
          if (isList) open('', 0);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={onKey}
      />
      {isOpen && (
        <div
          id={`${id}-options`}
          role="listbox"
          aria-label={of}
          className={options}
          tabIndex={-1}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: The field chooses by keyboard.
            // biome-ignore lint/a11y/useFocusableInteractive: The focus stays in the field, which names this option.
            <div
              key={suggestion.value}
              ref={index === at ? intoView : undefined}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onClick={() => choose(suggestion.value)}
            >
              <span>{suggestion.title}</span>
              {suggestion.note && <small>{suggestion.note}</small>}
            </div>
          ))}
        </div>
      )}
      <span role="status" className={unseen}>
        {isOpen && words.forms.suggestions(found.length)}
      </span>
    </div>
  );
}

/** The next index, wrapping through the field itself (-1). */
function stepFrom(at: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((at + 1 + step + places) % places) - 1;
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}

/** Fetches suggestions while typing: one request at a time, and none for outdated text. */
function useSuggestions(suggest: Suggest) {
  const [found, setFound] = useState(noSuggestions);
  const pending = useRef<AbortController>(undefined);
  const close = (): void => {
    pending.current?.abort();
    pending.current = undefined;
    setFound(noSuggestions);
  };
  const open = (text: string, after: number = suggestDelayMs): void => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const load = async (): Promise<void> => {
      const answer = await suggest(text, controller.signal);
      if (!controller.signal.aborted) setFound(answer);
    };
    const timer = setTimeout(() => void load(), after);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  useEffect(() => () => pending.current?.abort(), []);
  return { found, open, close };
}
