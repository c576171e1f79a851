import type { JsonObject } from '#editing/editedValue.ts';
import { fetchedLater } from '../parts/fetchedLater.ts';
import { words } from '../words/words.ts';
import type { ClipboardText } from './clipboard.ts';
import type { PasteNote } from './pasteNote.ts';
import { readBlocks } from './readBlocks.ts';
import { maxPasted, readDocument } from './readDocument.ts';

export interface ReadClipboard {
  /** Blocks, without ids. */
  readonly blocks: readonly JsonObject[];
  /** What is not as it was. */
  readonly notes: readonly PasteNote[];
}

const loadMarked = fetchedLater(() => import('marked'));

/** Makes blocks of what a word processor, a web page or a text editor has copied. */
export async function readClipboard({ html, text }: ClipboardText): Promise<ReadClipboard> {
  if (html.length > maxPasted || text.length > maxPasted)
    return {
      blocks: [],
      notes: [{ kind: 'lost', what: words.pasting.tooMuch }],
    };
  const notes: PasteNote[] = [];
  const note = (kind: PasteNote['kind'], what: string): void => {
    if (!notes.some((known) => known.kind === kind && known.what === what)) notes.push({ kind, what });
  };
  const source = await sourceOf({ html, text });
  return { blocks: readBlocks(readDocument(source, note), note), notes };
}

/** Editors for code put the very text on the clipboard a second time, with its colours. */
async function sourceOf({ html, text }: ClipboardText): Promise<string> {
  const saysMore = /<(?:h[1-6]|ul|ol|li|table|a|b|strong|em|i|img|blockquote|p)\b/i.test(html);
  if (html !== '' && (saysMore || text.trim() === '')) return html;
  if (looksLikeMarkdown(text)) {
    const { marked } = await loadMarked();
    return marked.parse(text, { async: false, gfm: true });
  }
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Signs of which one is enough, because nobody types them otherwise. */
const sure = [/^#{1,6} \S/m, /^\|.+\|\s*\n\|[ :|-]+\|/m, /^```/m, /\]\([^\s()[\]]+\)/, /\*\*[^*\n]+\*\*/];
/** Signs that count where they come twice. */
const twice = [/^[-*+] \S/gm, /^\d+[.)] \S/gm, /^> \S/gm];

/** Whether a text is written in Markdown, and not only a text with a dash in it. */
function looksLikeMarkdown(text: string): boolean {
  const begun = text.slice(0, 20_000);
  return sure.some((sign) => sign.test(begun)) || twice.some((sign) => (begun.match(sign)?.length ?? 0) > 1);
}
