import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import { escapeAttribute } from '#transformer/html/escape.ts';
import type { ArchivePost } from '../archive/archive.ts';

/** Footnotes within the text: shortcodes of plug-ins, and `<ref>` as in wikis. */
const beginning =
  /\[(ref|efn_note|mfn|fn|footnote|note)(?:\s([^[\]]{0,300}))?\]|<(ref)(?:\s([^<>]{0,300}))?>/gi;
const nameOfNote = /\bname=["'“”]?([^"'“”\s/]{1,80})/;
/** Where plug-ins show their list; by default it comes last. */
const listPlace =
  /\[(?:footnotes|references|reflist|modern_footnotes)[^[\]]{0,200}\]|<references[^<>]{0,200}>/i;
const blockOfNotes = /<!-- wp:footnotes[^<>]{0,200}-->/;
/** Characters. Longer ones are text, and stay where they are. */
const maxLength = 4_000;
const maxNotes = 1_000;

interface Note {
  id: string;
  html: string;
}

/** Turns stored and inline footnotes into a list that their marks link to. */
export function withFootnotes(html: string, { fields }: Pick<ArchivePost, 'fields'>): string {
  const whole = withStored(html, fields.footnotes ?? '');
  const notes: Note[] = [];
  const text = whole.includes('[') || /<ref[\s>]/i.test(whole) ? withMarks(whole, notes) : whole;
  if (notes.length === 0) return whole;
  const list = listOf(notes, 'footnotes');
  const place = listPlace.exec(text);
  return place
    ? text.slice(0, place.index) + list + text.slice(place.index + place[0].length)
    : `${text}\n\n${list}`;
}

/** WordPress's own editor has marks in the text, and their texts in a field of the post. */
function withStored(html: string, stored: string): string {
  if (stored === '' || !blockOfNotes.test(html)) return html;
  const notes = storedNotes(stored);
  return notes.length === 0 ? html : html.replace(blockOfNotes, () => listOf(notes, 'wp-block-footnotes'));
}

function storedNotes(stored: string): Note[] {
  const value = parseJson(stored);
  // Without them the block stays, and the report says that its texts are lost.
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) =>
    isRecord(each) && typeof each.id === 'string' && typeof each.content === 'string'
      ? { id: each.id, html: each.content }
      : [],
  );
}

function withMarks(html: string, notes: Note[]): string {
  const lower = html.toLowerCase();
  /** Ends that were not found, so that each is searched once. */
  const endless = new Set<string>();
  const ids = new Map<string, string>();
  const pieces: string[] = [];
  let from = 0;
  for (const match of html.matchAll(beginning)) {
    const [begin, code, codeSettings, tag, tagSettings] = match;
    const name = (code ?? tag ?? '').toLowerCase();
    const settings = codeSettings ?? tagSettings ?? '';
    if (match.index < from || notes.length >= maxNotes) continue;
    const start = match.index + begin.length;
    if (name === 'note' && !isWithinLine(html, match.index)) continue;
    const named = nameOfNote.exec(settings)?.[1];
    const known = named === undefined ? undefined : ids.get(named);
    if (settings.endsWith('/')) {
      if (known === undefined) continue;
      pieces.push(html.slice(from, match.index), markOf(known));
      from = start;
      continue;
    }
    const ending = tag === undefined ? `[/${name}]` : `</${name}>`;
    const end = endless.has(ending) ? -1 : lower.indexOf(ending, start);
    if (end === -1) endless.add(ending);
    if (end === -1 || end - start > maxLength) continue;
    const id = known ?? `footnote-in-place-${notes.length + 1}`;
    if (known === undefined) notes.push({ id, html: html.slice(start, end).trim() });
    if (named !== undefined) ids.set(named, id);
    pieces.push(html.slice(from, match.index), markOf(id));
    from = end + ending.length;
  }
  return pieces.join('') + html.slice(from);
}

/** `[note]` also names a call-out, which begins a line. */
function isWithinLine(html: string, index: number): boolean {
  return /[^\s>] ?$/.test(html.slice(Math.max(0, index - 2), index));
}

function markOf(id: string): string {
  return `<sup><a href="#${id}">*</a></sup>`;
}

function listOf(notes: readonly Note[], name: string): string {
  const items = notes.map(({ id, html }) => `<li id="${escapeAttribute(id)}">${html}</li>`);
  return `<ol class="${name}">${items.join('')}</ol>`;
}
