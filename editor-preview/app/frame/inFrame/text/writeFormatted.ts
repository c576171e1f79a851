import { composesText } from '#contracts/composesText.ts';
import { slotAttribute } from '#contracts/island.ts';
import type { Chosen, FrameMessage, Writing } from '../../messages.ts';
import { isElement, parseMarkup } from '../markup.ts';
import type { Shown } from '../tracing/traceFields.ts';
import type { FormattedEditor, writeIn } from './formattedText.ts';
import { lettersIn, markedLetters } from './markedText.ts';
import { createSentText, type SentText } from './sentText.ts';
import type { PageWriter } from './writeInPage.ts';

/** Edits formatted texts in the page, in the text's own element, by the form's editor. One at a time. */
export interface FormattedWriter extends PageWriter {
  /** Loads the editor, which is not needed before the first edit. */
  load: () => Promise<void>;
  mayWrite: (chosen: Chosen) => boolean;
  format: (tool: string) => void;
}

interface Parts {
  /** Whether scripts run on the page: otherwise our editor cannot run in its elements. */
  hasScript: boolean;
  shownBy: (chosen: Chosen) => readonly Shown[];
  valueIn: (chosen: Chosen) => string;
  renew: (element: Element) => void;
  send: (message: FrameMessage) => void;
  goOn: (from: Chosen, direction: 1 | -1) => void;
  onKeyDown: (event: KeyboardEvent, isEmpty: boolean) => void;
}

interface Now {
  chosen: Chosen;
  readonly holder: HTMLElement;
  readonly editor: FormattedEditor;
  readonly sent: SentText;
}

export function createFormattedWriter(parts: Parts): FormattedWriter {
  const { hasScript, shownBy, valueIn, renew, send } = parts;
  let write: typeof writeIn | undefined;
  let now: Now | undefined;

  function end(): void {
    const ended = now;
    now = undefined;
    if (!ended) return;
    ended.editor.destroy();
    renew(ended.holder);
    send({ kind: 'tools', tools: [] });
  }
  function leave(): void {
    if (!now) return;
    end();
    send({ kind: 'written' });
  }
  function leaveToForm(): void {
    if (!now) return;
    const { chosen, editor } = now;
    const caret = editor.letters;
    leave();
    send({ kind: 'chosen', chosen, caret });
  }

  /** The element that contains exactly the text, if visible: an answer may be collapsed. */
  function holderOf(chosen: Chosen): HTMLElement | undefined {
    const [first] = shownBy(chosen);
    const container = first && (isElement(first.node) ? first.node : first.node.parentElement);
    const holder = container?.closest<HTMLElement>(`[${slotAttribute}]`);
    if (!holder?.checkVisibility() || lettersIn(holder) !== lettersIn(parseMarkup(valueIn(chosen))))
      return undefined;
    return holder;
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    // Surrounding widgets, such as a carousel, have key handlers.
    event.stopPropagation();
    if (!now || composesText(event)) return false;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Tab') parts.goOn(now.chosen, event.shiftKey ? -1 : 1);
    else {
      // The editor's shortcuts take precedence: the link shortcut opens the command search elsewhere.
      const isOwn = (event.ctrlKey || event.metaKey) && /^[bikyz[\]]$/i.test(event.key);
      if (!isOwn) parts.onKeyDown(event, now.sent.last === '');
      return event.defaultPrevented;
    }
    event.preventDefault();
    return true;
  }

  return {
    load: async () => {
      if (hasScript) write ??= (await import('./formattedText.ts')).writeIn;
    },
    mayWrite: (chosen) => write !== undefined && holderOf(chosen) !== undefined,
    write: ({ chosen, name, formatted, text, caret }: Writing) => {
      const holder = holderOf(chosen);
      end();
      const editor =
        holder &&
        formatted &&
        write?.(
          holder,
          {
            name,
            kind: formatted,
            html: text,
            letters: caret,
            // Without a press, the selection belongs to something else.
            marked: caret === undefined ? undefined : markedLetters(holder),
          },
          {
            typed: (html, isUndo) => {
              if (!now) return;
              const before = now.sent.last;
              if (html === before) return;
              now.sent.send(html);
              send({ kind: 'typed', before, after: html, ...(isUndo ? { isUndo: true } : {}) });
            },
            tools: (tools) => send({ kind: 'tools', tools }),
            reduced: (notes) => send({ kind: 'reduced', notes }),
            continueInForm: leaveToForm,
            keyDown: onKeyDown,
            left: leave,
          },
        );
      if (editor) now = { chosen, holder, editor, sent: createSentText(text) };
      else {
        send({ kind: 'written' });
        send({ kind: 'chosen', chosen, ...(caret === undefined ? {} : { caret }) });
      }
    },
    stop: end,
    follow: (chosen) => {
      if (!now) return;
      if (chosen) now.chosen = chosen;
      // It was removed from the page.
      if (!now.holder.isConnected) return leaveToForm();
      if (now.editor.isComposing) return;
      const value = valueIn(now.chosen);
      if (now.sent.isReplacedBy(value)) now.editor.take(value);
    },
    isOwn: (target) => now !== undefined && target instanceof Node && now.holder.contains(target),
    format: (tool) => now?.editor.run(tool),
  };
}
