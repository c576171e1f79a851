import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import type { RichTextKind } from './htmlTokens.ts';
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
