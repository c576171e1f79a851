import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { blocksFromHtml, type FromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { escapeText } from '#transformer/html/escape.ts';
import { claims } from '#widgets/fromHtml.ts';
import { fetchedLater } from '../parts/fetchedLater.ts';
import { words } from '../words/words.ts';
import type { ClipboardText } from './clipboard.ts';
import { type PasteNote, pasteNotesOf } from './pasteNote.ts';

export interface ReadClipboard {
  readonly blocks: readonly JsonObject[];
  readonly notes: readonly PasteNote[];
}

/** Maximum clipboard size, in UTF-16 units. */
const maxPasted = 4_000_000;

const loadMarkdown = fetchedLater(() => import('#transformer/fromHtml/markdown/fromMarkdown.ts'));

export async function readClipboard(clipboard: ClipboardText): Promise<ReadClipboard> {
  if (clipboard.html.length > maxPasted || clipboard.text.length > maxPasted)
    return { blocks: [], notes: [{ kind: 'lost', message: words.pasting.tooMuch }] };
  const { blocks, notes } = await blocksOf(clipboard);
  return { blocks, notes: pasteNotesOf(notes) };
}

/** Code editors add the same text as highlighted HTML. */
async function blocksOf({ html, text }: ClipboardText): Promise<FromHtml> {
  const isRicher =
    /<(?:h[1-6]|[uod]l|li|table|tr|a|b|strong|em|i|u|s|strike|del|ins|sup|sub|mark|code|img|blockquote|details|p)\b|role="heading"|data-stringify|line-through|vertical-align:\s*su/i.test(
      html,
    );
  if (html !== '' && (isRicher || text.trim() === '')) return blocksFromHtml(html, { claims });
  if (looksLikeMarkdown(text)) {
    const { blocksFromMarkdown } = await loadMarkdown();
    return blocksFromMarkdown(text, { claims });
  }
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replace(/\n/g, '<br>')}</p>`);
  return blocksFromHtml(paragraphs.join(''));
}

/** Markdown signs of which one suffices, because they are rare otherwise. */
const sure = [/^#{1,6} \S/m, /^\|.+\|\s*\n\|[ :|-]+\|/m, /^```/m, /\]\([^\s()[\]]+\)/, /\*\*[^*\n]+\*\*/];
/** Signs that count if they occur twice. */
const twice = [/^[-*+] \S/gm, /^\d+[.)] \S/gm, /^> \S/gm];

/** Whether a text is Markdown, not just a text with a dash. */
function looksLikeMarkdown(text: string): boolean {
  const begun = text.slice(0, 20_000);
  return sure.some((sign) => sign.test(begun)) || twice.some((sign) => (begun.match(sign)?.length ?? 0) > 1);
}
