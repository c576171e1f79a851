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
import { pieceBetween } from '#editor-preview/model/textVersions.ts';
import { completeJson } from './completeJson.ts';
import { jsonHighlighting, jsonTheme } from './jsonTheme.ts';
import type { JsonShape } from './shapes.ts';

export interface JsonViewParts {
  /** The host element with a shadow root, because the policy forbids its styles in the page. */
  host: HTMLElement;
  text: string;
  label: string;
  description: string;
  shape: () => JsonShape | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

export type JsonView = ReturnType<typeof createJsonView>;

export function createJsonView(parts: JsonViewParts) {
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
  let isReporting = true;
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
            // Escape lets the next Tab leave the editor, and must not close the dialog around it.
            if (!composesText(event) && event.key === 'Escape') event.preventDefault();
          },
          blur: onBlur,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged && isReporting) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    /** Replaces the text by a minimal edit, without a change event. */
    setText: (next: string) => {
      const before = view.state.doc.toString();
      if (next === before) return;
      isReporting = false;
      view.dispatch({ changes: differenceOf(before, next) });
      isReporting = true;
    },
    setProblems: (problems: readonly Diagnostic[]) =>
      view.dispatch(setDiagnostics(view.state, within(problems, view.state.doc.length))),
    setInvalid: (isInvalid: boolean) =>
      view.dispatch({ effects: attributes.reconfigure(attributesOf(isInvalid)) }),
    show: (position: number) => {
      const at = Math.min(position, view.state.doc.length);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    stop: () => view.destroy(),
  };
}

/** Results may arrive after the text has become shorter. */
function within(problems: readonly Diagnostic[], length: number): Diagnostic[] {
  return problems.filter(({ to }) => to <= length);
}

/** The differing range of two texts, so that the caret stays in the rest. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const { at, remove, insert } = pieceBetween(before, after);
  return { from: at, to: at + remove.length, insert };
}
