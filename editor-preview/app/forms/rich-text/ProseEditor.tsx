import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { composesText } from '#contracts/composesText.ts';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import type { PasteNote } from '../../clipboard/pasteNote.ts';
import { reduceForText } from '../../clipboard/reduceForText.ts';
import { help } from '../../parts/inputs.styles.ts';
import { LetteredSign, Sign } from '../../parts/Sign.tsx';
import { words } from '../../words/words.ts';
import type { EarlyKey } from '../typingBuffer.ts';
import { LinkPrompt } from './LinkPrompt.tsx';
import { placeAfterLetters } from './placeAfterLetters.ts';
import { cite, citedAt, linkAt, setLink, toolsOf } from './proseCommands.ts';
import { isLossless, writeProse } from './proseHtml.ts';
import { followText, fromOutside, newProseState } from './proseState.ts';
import { shownText, toolbar } from './RichTextControl.styles.ts';
import { SourcePrompt } from './SourcePrompt.tsx';
import { textTools } from './textTools.styles.ts';

export interface BeginWriting {
  readonly pressedAt: { readonly left: number; readonly top: number } | undefined;
  readonly letters: number | undefined;
  readonly typed: () => readonly EarlyKey[];
}

interface ProseEditorProps {
  kind: RichTextKind;
  html: string;
  title: string;
  names: Readonly<Record<string, string | undefined>>;
  isInvalid: boolean;
  begin: BeginWriting;
  onChange: (html: string) => void;
  onRefused: () => void;
  onBlur: () => void;
}

type Question = 'link' | 'source';

/**
 * Focused on mount, unmounted on blur. Its tools are below the text, so that the text does not move under the
 * pointer.
 */
export function ProseEditor(props: ProseEditorProps): ReactNode {
  const { kind, html, title, names, isInvalid, begin, onChange, onRefused, onBlur } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** Emitted values that the article does not contain yet. */
  const sent = useRef<string[]>([]);
  const seen = useRef(html);
  const [state, setState] = useState<EditorState>();
  const [question, setQuestion] = useState<Question>();
  const [notes, setNotes] = useState<readonly PasteNote[]>([]);
  const change = useEffectEvent(onChange);
  const refuse = useEffectEvent(onRefused);
  const attributesNow = useEffectEvent(() => ({
    ...present(names),
    class: shownText,
    role: 'textbox',
    'data-kind': kind,
    'aria-multiline': String(kind === 'blocks'),
    ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
  }));
  const beginNow = useEffectEvent(() => ({ written: html, ...begin }));

  // Before the browser delivers a key to the replaced element.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const { written, pressedAt, letters, typed } = beginNow();
    if (!isLossless(written, kind)) {
      refuse();
      return undefined;
    }
    const openLinkPrompt: Command = () => {
      setQuestion('link');
      return true;
    };
    let isReplaying = false;
    const emit = (html: string): void => {
      sent.current.push(html);
      change(html);
    };
    const editor = new EditorView(place.current, {
      state: newProseState(written, kind, openLinkPrompt),
      attributes: () => attributesNow(),
      // ProseMirror handles every Enter, and this one is a shortcut of the tool.
      handleDOMEvents: {
        keydown: (_view, event) =>
          !composesText(event) && event.key === 'Enter' && (event.ctrlKey || event.metaKey),
      },
      transformPastedHTML: (pasted) => {
        // HTML from our own editor needs no conversion.
        if (pasted.includes('data-pm-slice')) return pasted;
        const reduced = reduceForText(pasted, kind);
        setNotes(reduced.notes);
        return reduced.html;
      },
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged || isReplaying) return;
        if (transaction.getMeta(fromOutside) !== undefined) return;
        emit(writeProse(next.doc, kind));
      },
    });
    view.current = editor;
    const { doc } = editor.state;
    const caret =
      (letters === undefined
        ? pressedAt && editor.posAtCoords(pressedAt)?.pos
        : placeAfterLetters(doc, letters)) ?? doc.content.size;
    editor.dispatch(editor.state.tr.setSelection(TextSelection.near(doc.resolve(caret), -1)));
    editor.focus();
    // As one change: each is compared with the value of the last render.
    isReplaying = true;
    for (const key of typed()) press(editor, key);
    isReplaying = false;
    if (!editor.state.doc.eq(doc)) emit(writeProse(editor.state.doc, kind));
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [kind]);

  useEffect(() => {
    if (html === seen.current) return;
    seen.current = html;
    // The echo of an emitted value.
    const at = sent.current.lastIndexOf(html);
    if (at >= 0) {
      sent.current.splice(0, at + 1);
      return;
    }
    // Another person's change, or the tool's undo. Not during composition.
    if (!view.current || view.current.composing) return;
    sent.current = [];
    if (!isLossless(html, kind)) return refuse();
    const { state: now } = view.current;
    const followed = followText(now, html, kind);
    if (followed) view.current.dispatch(followed);
  }, [html, kind]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const cancel = (): void => {
    setQuestion(undefined);
    view.current?.focus();
  };
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus leaves, and nothing can be done with it
    <div onBlur={leave}>
      <div ref={place} />
      {state && question === 'link' && (
        <LinkPrompt
          begin={linkAt(state) ?? ''}
          onAnswer={(answer) => {
            setQuestion(undefined);
            run(setLink(answer));
          }}
          onCancel={cancel}
        />
      )}
      {state && question === 'source' && (
        <SourcePrompt
          begin={citedAt(state) ?? ''}
          onAnswer={(id) => {
            setQuestion(undefined);
            run(cite(id));
          }}
          onCancel={cancel}
        />
      )}
      {notes.length > 0 && (
        <div role="status" className={help}>
          {words.forms.text.ofPasted}
          <ul>
            {notes.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <div
        role="toolbar"
        aria-label={words.forms.text.formatting(title)}
        className={`${textTools} ${toolbar}`}
      >
        {state &&
          toolsOf(state.schema).map(({ name, sign, run: command, isOn }) => (
            <button
              key={name}
              type="button"
              title={name}
              data-sign={sign}
              aria-label={name}
              aria-pressed={isOn(state)}
              disabled={!command(state)}
              // The focus stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              <LetteredSign sign={sign} />
            </button>
          ))}
        <button
          type="button"
          title={words.forms.text.link}
          aria-label={words.forms.text.link}
          aria-pressed={state !== undefined && linkAt(state) !== undefined}
          disabled={!state}
          onClick={() => setQuestion('link')}
        >
          <Sign name="link" />
        </button>
        <button
          type="button"
          title={words.forms.text.cite}
          aria-label={words.forms.text.cite}
          aria-pressed={state !== undefined && citedAt(state) !== undefined}
          onClick={() => setQuestion('source')}
        >
          <Sign name="cite" />
        </button>
      </div>
    </div>
  );
}

function present(names: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Replays a key that was pressed before the editor was there; only the browser knows where lines end. */
function press(view: EditorView, key: EarlyKey): void {
  const { state, dom } = view;
  if (typeof key === 'string') {
    view.dispatch(state.tr.insertText(key));
    return;
  }
  const selection = dom.ownerDocument.getSelection();
  const hasRange = !state.selection.empty;
  if (!(key.deletes && hasRange)) selection?.modify(key.alter, key.direction, key.granularity);
  if (!selection?.anchorNode || !selection.focusNode) return;
  const [anchor, head] = [
    view.posAtDOM(selection.anchorNode, selection.anchorOffset),
    view.posAtDOM(selection.focusNode, selection.focusOffset),
  ];
  const selected = state.tr.setSelection(
    TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head)),
  );
  view.dispatch(key.deletes ? selected.deleteSelection() : selected);
}
