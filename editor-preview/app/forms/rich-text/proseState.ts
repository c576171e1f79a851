import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { readProse } from './proseHtml.ts';
import { proseSchemas } from './proseSchema.ts';

/** The initial state with standard shortcuts. Undo is the field's own while it is focused. */
export function newProseState(html: string, kind: RichTextKind, openLinkPrompt: Command): EditorState {
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
    'Mod-k': openLinkPrompt,
    'Shift-Enter': breakLine,
    ...(strong ? { 'Mod-b': toggleMark(strong) } : {}),
    ...(em ? { 'Mod-i': toggleMark(em) } : {}),
    ...(li ? { Enter: splitListItem(li), 'Mod-]': sinkListItem(li), 'Mod-[': liftListItem(li) } : {}),
    // A text of one paragraph: Enter breaks the line.
    ...(kind === 'inline' ? { Enter: breakLine } : {}),
  };
  return EditorState.create({
    doc: readProse(html, kind),
    plugins: [history(), keymap(keys), keymap(baseKeymap)],
  });
}

export const fromOutside = 'from outside';

/** Minimal, so that caret and undo survive; undefined without a difference. */
export function followText(state: EditorState, html: string, kind: RichTextKind): Transaction | undefined {
  const { doc, tr } = state;
  const next = readProse(html, kind);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return undefined;
  // For a doubled letter, common prefix and suffix overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr
    .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    .setMeta(fromOutside, true)
    .setMeta('addToHistory', false);
}
