import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { giveNewIds } from '#editor-preview/model/giveIds.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { insertBlocks } from '../blocks/insertBlocks.ts';
import { type Clipboard, isPictureAlone } from '../clipboard/clipboard.ts';
import { keepPasteNotes } from '../clipboard/lastPaste.ts';
import { blocksFromText } from '../clipboard/ourBlocks.ts';
import type { PasteNote } from '../clipboard/pasteNote.ts';
import { fetchedLater } from '../parts/fetchedLater.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { addFiles } from '../pictures/addFiles.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';

const loadReading = fetchedLater(() => import('../clipboard/readClipboard.ts'));
export const PasteDialog = onDemand(() => import('./PasteDialog.tsx'));

/**
 * Our blocks, converted documents, web pages or Markdown, or images. One operation.
 * @param latest the tool's state when everything has loaded
 */
export function pasteAsBlocks(context: CommandContext, clipboard: Clipboard, latest = () => context): void {
  if (isPictureAlone(clipboard)) {
    addFiles(latest, clipboard.pictures, { verb: 'Paste' });
    return;
  }
  const own = blocksFromText(clipboard.text, context.view.article, blockFields);
  if (own) {
    const notes = own.notes.map((message): PasteNote => ({ kind: 'look', message }));
    paste(context, own.blocks, notes);
    return;
  }
  if (clipboard.html.trim() === '' && clipboard.text.trim() === '') {
    context.announce(words.pasting.emptyClipboard);
    return;
  }
  loadReading()
    .then(({ readClipboard }) => readClipboard(clipboard))
    .then(
      ({ blocks, notes }) => {
        const now = latest();
        paste(
          now,
          blocks.map((block) => giveNewIds(block, blockFields)),
          notes,
        );
      },
      () => latest().announce(words.pasting.notLoaded),
    );
}

function paste(context: CommandContext, blocks: readonly JsonObject[], notes: readonly PasteNote[]): void {
  if (blocks.length === 0) {
    keepPasteNotes(notes);
    context.announce(words.pasting.emptyClipboard);
    return;
  }
  const label = words.labels.paste(blocks.length);
  if (!insertBlocks(context, blocks, label)) return;
  keepPasteNotes(notes);
  const first = notes.find(({ kind }) => kind === 'to-do') ?? notes[0];
  if (!first) return;
  const more = notes.length - 1;
  const others = more === 0 ? '' : words.pasting.more(more);
  context.announce(`${label}. ${first.message}${others}`, label);
}
