import { isArticlePath } from '../../../content/source/articleDocument.ts';
import { editorFields, maxNoteLength } from '../../../editing/editorPages.ts';
import { badRequest, notFound } from '../../../platform/http/httpError.ts';
import { type BodyReader, json } from '../../parts/route.ts';

/**
 * The path of the article that a request is about.
 *
 * @throws HttpError 404 where it is no path of an article
 */
export function articlePathOf(fields: URLSearchParams): string {
  const path = fields.get(editorFields.path) ?? '';
  if (!isArticlePath(path)) throw notFound();
  return path;
}

/** What the typed text began with; `null` where there was nothing. */
export function basedOnOf(fields: URLSearchParams): string | null {
  return fields.get(editorFields.basedOn) || null;
}

/** @throws HttpError 400 where the field is missing */
export function requiredField(fields: URLSearchParams, name: string): string {
  const value = fields.get(name);
  if (!value) throw badRequest(`This request lacks “${name}”.`);
  return value;
}

/** More than a note takes, written in the longest way. */
const maxNoteBytes = 8 * maxNoteLength;

/**
 * `{ note }`: what was changed, in a line for readers. Who has nothing to say sends no body.
 *
 * @throws HttpError 400 where it is something else, or longer than is kept
 */
export const changeNote: BodyReader<string | undefined> = {
  maxBytes: maxNoteBytes,
  parse: (sent) =>
    sent.length === 0 ? undefined : json(isChangeNote, { maxBytes: maxNoteBytes }).parse(sent).note,
};

function isChangeNote(value: unknown): value is { note?: string } {
  if (typeof value !== 'object' || value === null) return false;
  const note: unknown = 'note' in value ? value.note : undefined;
  return note === undefined || (typeof note === 'string' && note.length <= maxNoteLength);
}
