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
import { isKeptWhole, writeProse } from '../../../forms/rich-text/proseHtml.ts';
import { wrapAttribute } from '../../../forms/rich-text/proseSchema.ts';
import { followText, fromOutside, newProseState } from '../../../forms/rich-text/proseState.ts';
import type { TextTool } from '../../messages.ts';
import { writtenAttribute } from '../patch.ts';
import type { MarkedLetters } from './markedText.ts';

// The form's text editor in the page: in the very element that holds the text, so that it has the style that readers see.
// Loaded on demand, because it is larger than all else that the frame needs.

export interface FormattedText {
  readonly name: string;
  readonly kind: RichTextKind;
  readonly html: string;
  /** How many letters stand before the caret; undefined for the end. */
  readonly letters: number | undefined;
  /** The words that are marked, instead of a caret. */
  readonly marked: MarkedLetters | undefined;
}

interface Told {
  typed: (html: string, isBack: boolean) => void;
  tools: (tools: readonly TextTool[]) => void;
  /** Something that was pasted is not as it was. */
  reduced: (notes: readonly string[]) => void;
  /** A link is asked for, which the form does. */
  askForm: () => void;
  /** @returns whether the key is taken care of */
  keyDown: (event: KeyboardEvent) => boolean;
  left: () => void;
}

export interface FormattedEditor {
  take: (html: string) => void;
  /** Does what a tool of this name does; without one, a link or a source is wanted. */
  run: (tool: string) => void;
  /** How many letters stand before the caret. */
  readonly letters: number;
  readonly isComposing: boolean;
  destroy: () => void;
}

/**
 * Begins to write in an element that holds a text. Undefined where the text editor would lose something of it.
 *
 * @param holder shows nothing but the text
 */
export function writeIn(
  holder: HTMLElement,
  { name, kind, html, letters, marked }: FormattedText,
  told: Told,
): FormattedEditor | undefined {
  if (!isKeptWhole(html, kind)) return undefined;
  const marks = citationsIn(holder, html);
  dress(holder);
  const ask: Command = () => {
    told.askForm();
    return true;
  };
  const state = newProseState(html, kind, ask);
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
        keydown: (_view, event) => told.keyDown(event),
        blur: () => {
          told.left();
          return true;
        },
      },
      transformPastedHTML: (pasted) => {
        // What comes from a text of ours is one already.
        if (pasted.includes('data-pm-slice')) return pasted;
        const reduced = reduceForText(pasted, kind);
        if (reduced.notes.length > 0) told.reduced(reduced.notes.map(({ what }) => what));
        return reduced.html;
      },
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        tellTools();
        if (!transaction.docChanged || transaction.getMeta(fromOutside) !== undefined) return;
        told.typed(writeProse(next.doc, kind), isHistoryTransaction(transaction));
      },
    },
  );
  let toolsTold = '';
  function tellTools(): void {
    const now = tools.map(({ name: tool, sign, isOn, run }) => ({
      name: tool,
      sign,
      isOn: isOn(view.state),
      isOff: !run(view.state),
    }));
    const written = JSON.stringify(now);
    if (written === toolsTold) return;
    toolsTold = written;
    told.tools(now);
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
  tellTools();
  return {
    take: (next) => {
      const followed = isKeptWhole(next, kind) ? followText(view.state, next, kind) : undefined;
      if (followed) view.dispatch(followed);
    },
    run: (tool) => {
      if (tool === '') return told.askForm();
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

/** Drawn by the tool: what the editor's elements have otherwise than those of the page, so that nothing moves. */
const drawn = `
  [${writtenAttribute}] :is([${wrapAttribute}='bare'], li > [${wrapAttribute}='auto']) {
    margin: 0 !important;
  }
`;
const dressed = new WeakSet<Document>();

function dress({ style, ownerDocument: page }: HTMLElement): void {
  // So that each blank that is typed is seen.
  style.setProperty('white-space', 'break-spaces');
  const { defaultView: window } = page;
  if (!window || dressed.has(page)) return;
  dressed.add(page);
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(drawn);
  page.adoptedStyleSheets.push(sheet);
}

/** What stands on the page for each source that a text cites: its number. */
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
