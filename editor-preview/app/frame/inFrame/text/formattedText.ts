import { isHistoryTransaction } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { reduceForText } from '../../../clipboard/reduceForText.ts';
import {
  lettersBefore,
  placeAfterLetters,
  placesOfMarked,
} from '../../../forms/rich-text/placeAfterLetters.ts';
import { toolsOf } from '../../../forms/rich-text/proseCommands.ts';
import { isLossless, writeProse } from '../../../forms/rich-text/proseHtml.ts';
import { wrapAttribute } from '../../../forms/rich-text/proseSchema.ts';
import { followText, fromOutside, newProseState } from '../../../forms/rich-text/proseState.ts';
import type { TextTool } from '../../messages.ts';
import { writtenAttribute } from '../patch.ts';
import type { MarkedLetters } from './markedText.ts';

// In the text's own element with readers' styles. Loaded on demand: it is larger than the rest of the frame.

export interface FormattedText {
  readonly name: string;
  readonly kind: RichTextKind;
  readonly html: string;
  readonly letters: number | undefined;
  readonly marked: MarkedLetters | undefined;
}

interface EditorCallbacks {
  typed: (html: string, isUndo: boolean) => void;
  tools: (tools: readonly TextTool[]) => void;
  reduced: (notes: readonly string[]) => void;
  continueInForm: () => void;
  keyDown: (event: KeyboardEvent) => boolean;
  left: () => void;
}

export interface FormattedEditor {
  take: (html: string) => void;
  run: (tool: string) => void;
  readonly letters: number;
  readonly isComposing: boolean;
  destroy: () => void;
}

/** Undefined if that would lose content. `holder` contains only the text. */
export function writeIn(
  holder: HTMLElement,
  { name, kind, html, letters, marked }: FormattedText,
  callbacks: EditorCallbacks,
): FormattedEditor | undefined {
  if (!isLossless(html, kind)) return undefined;
  const marks = citationsIn(holder, html);
  dress(holder);
  const openInForm: Command = () => {
    callbacks.continueInForm();
    return true;
  };
  const state = newProseState(html, kind, openInForm);
  const tools = toolsOf(state.schema);
  const view = new EditorView(
    { mount: holder },
    {
      state,
      attributes: {
        role: 'textbox',
        'aria-label': name,
        'aria-multiline': String(kind === 'blocks'),
        [writtenAttribute]: '',
      },
      nodeViews: { citation: (node) => ({ dom: citation(holder.ownerDocument, marks.get(node.attrs.id)) }) },
      handleDOMEvents: {
        keydown: (_view, event) => callbacks.keyDown(event),
        blur: () => {
          callbacks.left();
          return true;
        },
      },
      transformPastedHTML: (pasted) => {
        // HTML from our own editor needs no conversion.
        if (pasted.includes('data-pm-slice')) return pasted;
        const reduced = reduceForText(pasted, kind);
        if (reduced.notes.length > 0) callbacks.reduced(reduced.notes.map(({ message }) => message));
        return reduced.html;
      },
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        reportTools();
        if (!transaction.docChanged || transaction.getMeta(fromOutside) !== undefined) return;
        callbacks.typed(writeProse(next.doc, kind), isHistoryTransaction(transaction));
      },
    },
  );
  let reportedTools = '';
  function reportTools(): void {
    const now = tools.map(({ name: tool, sign, isOn, run }) => ({
      name: tool,
      sign,
      isOn: isOn(view.state),
      isDisabled: !run(view.state),
    }));
    const written = JSON.stringify(now);
    if (written === reportedTools) return;
    reportedTools = written;
    callbacks.tools(now);
  }
  const { doc } = view.state;
  const caret = (letters === undefined ? undefined : placeAfterLetters(doc, letters)) ?? doc.content.size;
  const selected = marked && placesOfMarked(doc, marked);
  view.dispatch(
    view.state.tr.setSelection(
      selected
        ? TextSelection.between(doc.resolve(selected.from), doc.resolve(selected.to))
        : TextSelection.near(doc.resolve(caret), -1),
    ),
  );
  view.focus();
  reportTools();
  return {
    take: (next) => {
      const followed = isLossless(next, kind) ? followText(view.state, next, kind) : undefined;
      if (followed) view.dispatch(followed);
    },
    run: (tool) => {
      if (tool === '') return callbacks.continueInForm();
      tools.find((one) => one.name === tool)?.run(view.state, view.dispatch, view);
      view.focus();
    },
    get letters() {
      return lettersBefore(view.state.doc, view.state.selection.head);
    },
    get isComposing() {
      return view.composing;
    },
    destroy: () => view.destroy(),
  };
}

/** Styles of the tool that offset differences of the editor's elements, so that nothing moves. */
const drawn = `
  [${writtenAttribute}] :is([${wrapAttribute}='bare'], li > [${wrapAttribute}='auto']) {
    margin: 0 !important;
  }
`;
const dressed = new WeakSet<Document>();

function dress({ style, ownerDocument: page }: HTMLElement): void {
  // So that every typed blank is visible.
  style.setProperty('white-space', 'break-spaces');
  const { defaultView: window } = page;
  if (!window || dressed.has(page)) return;
  dressed.add(page);
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(drawn);
  page.adoptedStyleSheets.push(sheet);
}

function citationsIn(holder: Element, html: string): ReadonlyMap<unknown, Element> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const ids = [...body.querySelectorAll('cite[data-source]')].map((mark) => mark.getAttribute('data-source'));
  const shown = [...holder.querySelectorAll('[data-cite]')];
  return new Map(ids.flatMap((id, index) => (shown[index] ? [[id, shown[index]] as const] : [])));
}

function citation(page: Document, shown: Element | undefined): HTMLElement {
  const mark = page.createElement('sup');
  mark.append(...(shown ? [...shown.cloneNode(true).childNodes] : ['•']));
  for (const element of mark.querySelectorAll('[id]')) element.removeAttribute('id');
  return mark;
}
