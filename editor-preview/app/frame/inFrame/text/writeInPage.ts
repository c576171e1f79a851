import { composesText } from '#contracts/composesText.ts';
import type { Chosen, FrameMessage, Writing } from '../../messages.ts';
import type { TextOnPage } from '../tracing/traceFields.ts';
import { markedSigns } from './markedText.ts';
import { createSentText, type SentText } from './sentText.ts';
import { createWritingField, type WritingField } from './writingField.ts';

export interface PageWriter {
  write: (writing: Writing) => void;
  /** Stops without a message, because the editor knows. */
  stop: () => void;
  /** Updates after a page change, or after the text moved in the article. */
  follow: (chosen?: Chosen) => void;
  isOwn: (target: EventTarget | null) => boolean;
}

interface Parts {
  page: Document;
  textOf: (chosen: Chosen) => TextOnPage | undefined;
  valueIn: (chosen: Chosen) => string;
  /** Whether the page does not update this text immediately while it is typed. */
  isSlow: (chosen: Chosen) => boolean;
  send: (message: FrameMessage) => void;
  goOn: (from: Chosen, direction: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent, isEmpty: boolean) => void;
}

interface Now {
  chosen: Chosen;
  place: TextOnPage;
  readonly field: WritingField;
  readonly isLong: boolean;
  readonly sent: SentText;
  isComposing: boolean;
}

export interface PlainWriter extends PageWriter {
  marked: () => Range | undefined;
}

export function createPageWriter(parts: Parts): PlainWriter {
  const { page, textOf, valueIn, isSlow, send } = parts;
  let now: Now | undefined;

  function end(): void {
    const { field } = now ?? {};
    now = undefined;
    field?.remove();
  }
  function leave(): void {
    if (!now) return;
    end();
    send({ kind: 'written' });
  }

  function reportTyped(event?: Event): void {
    if (!now) return;
    const { field, sent, isLong, chosen } = now;
    if (!isLong && /[\r\n]/.test(field.element.value)) field.take(inOneLine(field.element.value));
    const { value } = field.element;
    const before = sent.last;
    if (value === before) return;
    sent.send(value);
    const isUndo =
      event !== undefined && 'inputType' in event && String(event.inputType).startsWith('history');
    send({ kind: 'typed', before, after: value, ...(isUndo ? { isUndo: true } : {}) });
    if (isSlow(chosen)) writeOnPage(now, value);
    else if (isLong && /[\r\n]/.test(value)) continueInForm(chosen, field.element.selectionStart);
  }

  /** The page renders lines as elements, which one field cannot cover. */
  function continueInForm(chosen: Chosen, caret: number): void {
    leave();
    send({ kind: 'chosen', chosen, caret });
  }

  function writeOnPage(writing: Now, text: string): void {
    const { node, start, end: before } = writing.place;
    node.replaceData(start, before - start, text);
    writing.place = { node, start, end: start + text.length };
  }

  function placeNow(writing: Now): TextOnPage | undefined {
    if (writing.sent.last === '') return undefined;
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

  /** Applies another person's change or an undo. Not during composition. */
  function takeValue(): void {
    if (!now || now.isComposing) return;
    const value = valueIn(now.chosen);
    if (!now.sent.isReplacedBy(value)) return;
    if (isSlow(now.chosen)) writeOnPage(now, value);
    now.field.take(value);
  }

  return {
    write: ({ chosen, name, isLong, text, caret }) => {
      const place = textOf(chosen);
      if (!place) return send({ kind: 'written' });
      // Without a press, the selection belongs to something else.
      const marked = caret === undefined ? undefined : markedSigns(place);
      end();
      const field = createWritingField(page, { name, isLong, text, caret, marked }, place);
      const begun: Now = { chosen, place, field, isLong, sent: createSentText(text), isComposing: false };
      now = begun;
      const { element } = field;
      element.addEventListener('input', reportTyped);
      element.addEventListener('compositionstart', () => {
        begun.isComposing = true;
      });
      element.addEventListener('compositionend', () => {
        begun.isComposing = false;
        reportTyped();
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

function inOneLine(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .join(' ');
}
