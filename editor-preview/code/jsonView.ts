import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { composesText } from '#contracts/composesText.ts';
import { completeJson } from './completeJson.ts';
import { jsonHighlighting, jsonTheme } from './jsonTheme.ts';
import type { JsonShape } from './shapes.ts';

export interface JsonViewParts {
  /** The element that it is drawn in, with a shadow of its own: so its styles need no leave to be in the page. */
  host: HTMLElement;
  text: string;
  /** What it is called by those who do not see it. */
  label: string;
  /** How to leave it, and what else there is to know. */
  description: string;
  /** What may stand in it, for completion; undefined where that is not known. */
  shape: () => JsonShape | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** A text that is JSON, in colours, which is folded, completed and marked where it is wrong. */
export interface JsonView {
  /** Puts another text in its place, as little of it as differs; nobody is told. */
  setText: (text: string) => void;
  setProblems: (problems: readonly Diagnostic[]) => void;
  /** Says whether it is wrong, to those who do not see it. */
  setInvalid: (isInvalid: boolean) => void;
  /** Brings the focus to a place. */
  show: (position: number) => void;
  stop: () => void;
}

export function createJsonView(parts: JsonViewParts): JsonView {
  const { host, text, label, description, shape, onChange, onBlur } = parts;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const attributes = new Compartment();
  const attributesOf = (isInvalid: boolean) =>
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-description': description,
      'aria-invalid': String(isInvalid),
      autocapitalize: 'off',
      spellcheck: 'false',
    });
  let isTold = true;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        foldGutter({ openText: '▾', closedText: '▸' }),
        codeFolding(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        json(),
        syntaxHighlighting(jsonHighlighting),
        autocompletion({ override: [(context) => completeJson(context, shape())], icons: false }),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...foldKeymap,
          indentWithTab,
        ]),
        EditorView.lineWrapping,
        jsonTheme,
        attributes.of(attributesOf(false)),
        EditorView.domEventHandlers({
          keydown: (event) => {
            // It leaves the text by the next Tab, and does not close the window around it.
            if (!composesText(event) && event.key === 'Escape') event.preventDefault();
          },
          blur: onBlur,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && isTold) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => {
      const before = view.state.doc.toString();
      if (next === before) return;
      isTold = false;
      view.dispatch({ changes: differenceOf(before, next) });
      isTold = true;
    },
    setProblems: (problems) =>
      view.dispatch(setDiagnostics(view.state, within(problems, view.state.doc.length))),
    setInvalid: (isInvalid) => view.dispatch({ effects: attributes.reconfigure(attributesOf(isInvalid)) }),
    show: (position) => {
      const at = Math.min(position, view.state.doc.length);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    stop: () => view.destroy(),
  };
}

/** What is found a moment later may be about a text that was longer. */
function within(problems: readonly Diagnostic[], length: number): Diagnostic[] {
  return problems.filter(({ to }) => to <= length);
}

/** The stretch in which two texts differ, so that the caret stays where it is in the rest. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  let from = 0;
  const most = Math.min(before.length, after.length);
  while (from < most && before[from] === after[from]) from++;
  let behind = 0;
  while (behind < most - from && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  return { from, to: before.length - behind, insert: after.slice(from, after.length - behind) };
}
