import { composesText } from '#contracts/composesText.ts';
import type { Chosen, FrameMessage, Writing } from '../../messages.ts';
import type { TextOnPage } from '../tracing/traceFields.ts';
import { markedSigns } from './markedText.ts';
import { createToldText, type ToldText } from './toldText.ts';
import { createWritingField, type WritingField } from './writingField.ts';

/** Writes plain texts in the page. One at a time. */
export interface PageWriter {
  /** Begins to write a text. Not where that does not stand on the page. */
  write: (writing: Writing) => void;
  /** Ends without a word: the editor knows. */
  stop: () => void;
  /** Looks again, after the page has changed or what is written stands elsewhere in the article. */
  follow: (chosen?: Chosen) => void;
  /** Whether an event is about the field in which is written. */
  isOwn: (target: EventTarget | null) => boolean;
}

interface Parts {
  page: Document;
  /** Where a field's text stands on the page. */
  textOf: (chosen: Chosen) => TextOnPage | undefined;
  /** What the article has there now. */
  valueIn: (chosen: Chosen) => string;
  /** Whether the page does not follow this text by itself while it is typed. */
  isSlow: (chosen: Chosen) => boolean;
  say: (message: FrameMessage) => void;
  /** Goes to the next text, or to the one before. */
  goOn: (from: Chosen, direction: 1 | -1) => void;
  /** @param isEmpty whether nothing is written in the field */
  onKeyDown: (event: KeyboardEvent, isEmpty: boolean) => void;
}

interface Now {
  chosen: Chosen;
  /** Where it stood on the page last. */
  place: TextOnPage;
  readonly field: WritingField;
  readonly isLong: boolean;
  readonly told: ToldText;
  isComposing: boolean;
}

/** Writes plain texts in a field over the page. */
export interface PlainWriter extends PageWriter {
  /** What is marked in the field, as a range of the page's own text. */
  marked: () => Range | undefined;
}

export function createPageWriter(parts: Parts): PlainWriter {
  const { page, textOf, valueIn, isSlow, say } = parts;
  let now: Now | undefined;

  function end(): void {
    const { field } = now ?? {};
    now = undefined;
    field?.remove();
  }
  function leave(): void {
    if (!now) return;
    end();
    say({ kind: 'written' });
  }

  function tellTyped(event?: Event): void {
    if (!now) return;
    const { field, told, isLong, chosen } = now;
    if (!isLong && /[\r\n]/.test(field.element.value)) field.take(inOneLine(field.element.value));
    const { value } = field.element;
    const before = told.last;
    if (value === before) return;
    told.tell(value);
    const isBack =
      event !== undefined && 'inputType' in event && String(event.inputType).startsWith('history');
    say({ kind: 'typed', before, after: value, ...(isBack ? { takesBack: true } : {}) });
    if (isSlow(chosen)) writeOnPage(now, value);
    else if (isLong && /[\r\n]/.test(value)) goOnInForm(chosen, field.element.selectionStart);
  }

  /** The page shows lines as elements, which one field cannot lie over. */
  function goOnInForm(chosen: Chosen, caret: number): void {
    leave();
    say({ kind: 'chosen', chosen, caret });
  }

  function writeOnPage(writing: Now, text: string): void {
    const { node, start, end: before } = writing.place;
    node.replaceData(start, before - start, text);
    writing.place = { node, start, end: start + text.length };
  }

  /** Where what is written stands now; undefined where nothing of it does. */
  function placeNow(writing: Now): TextOnPage | undefined {
    if (writing.told.last === '') return undefined;
    if (isSlow(writing.chosen) && writing.place.node.isConnected) return writing.place;
    const found = textOf(writing.chosen);
    if (found) writing.place = found;
    return found;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!now || composesText(event)) return;
    const isEnd =
      event.key === 'Escape' || (event.key === 'Enter' && !now.isLong && !event.ctrlKey && !event.metaKey);
    if (isEnd) {
      event.preventDefault();
      leave();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      parts.goOn(now.chosen, event.shiftKey ? -1 : 1);
    } else parts.onKeyDown(event, now.field.element.value === '');
  }

  /** What somebody else has made of the text, or an undo of the editor. Not in the middle of a sign. */
  function takeValue(): void {
    if (!now || now.isComposing) return;
    const value = valueIn(now.chosen);
    if (!now.told.isReplacedBy(value)) return;
    if (isSlow(now.chosen)) writeOnPage(now, value);
    now.field.take(value);
  }

  return {
    write: ({ chosen, name, isLong, text, caret }) => {
      const place = textOf(chosen);
      if (!place) return say({ kind: 'written' });
      // Without a press, the selection belongs to something else.
      const marked = caret === undefined ? undefined : markedSigns(place);
      end();
      const field = createWritingField(page, { name, isLong, text, caret, marked }, place);
      const begun: Now = { chosen, place, field, isLong, told: createToldText(text), isComposing: false };
      now = begun;
      const { element } = field;
      element.addEventListener('input', tellTyped);
      element.addEventListener('compositionstart', () => {
        begun.isComposing = true;
      });
      element.addEventListener('compositionend', () => {
        begun.isComposing = false;
        tellTyped();
        takeValue();
      });
      element.addEventListener('keydown', onKeyDown);
      element.addEventListener('blur', () => {
        if (now === begun) leave();
      });
    },
    stop: end,
    follow: (chosen) => {
      if (!now) return;
      if (chosen) now.chosen = chosen;
      takeValue();
      now.field.lieOver(placeNow(now));
    },
    isOwn: (target) => now !== undefined && now.field.element === target,
    marked: () => {
      const place = now && placeNow(now);
      if (!now || !place) return undefined;
      const { selectionStart, selectionEnd } = now.field.element;
      const range = page.createRange();
      range.setStart(place.node, Math.min(place.start + selectionStart, place.end));
      range.setEnd(place.node, Math.min(place.start + selectionEnd, place.end));
      return range;
    },
  };
}

/** What is pasted into a field of one line. */
function inOneLine(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(' ');
}
