import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { readProse } from './proseHtml.ts';
import { proseSchemas } from './proseSchema.ts';

/** The state that editing begins with, with the keys that all text editors have. Undo is the field's own while it has the focus. */
export function newProseState(html: string, kind: RichTextKind, askForLink: Command): EditorState {
  const schema = proseSchemas[kind];
  const { strong, em } = schema.marks;
  const { li, br } = schema.nodes;
  const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
    if (!br) return false;
    dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView());
    return true;
  });
  const keys: Record<string, Command> = {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-k': askForLink,
    'Shift-Enter': breakLine,
    ...(strong ? { 'Mod-b': toggleMark(strong) } : {}),
    ...(em ? { 'Mod-i': toggleMark(em) } : {}),
    ...(li ? { Enter: splitListItem(li), 'Mod-]': sinkListItem(li), 'Mod-[': liftListItem(li) } : {}),
    // A text of one paragraph has no second one.
    ...(kind === 'inline' ? { Enter: breakLine } : {}),
  };
  return EditorState.create({
    doc: readProse(html, kind),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  });
}

/** Says of a transaction that it follows what was changed elsewhere. */
export const fromOutside = 'from outside';

/**
 * What makes the text what it has become elsewhere, where it is another: only the piece that is different changes, so that
 * caret and undo stay with what is written here.
 */
export function followText(state: EditorState, html: string, kind: RichTextKind): Transaction | undefined {
  const { doc, tr } = state;
  const next = readProse(html, kind);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return undefined;
  // Where a letter is doubled, what is the same before and behind overlaps.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr
    .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    .setMeta(fromOutside, true)
    .setMeta('addToHistory', false);
}
