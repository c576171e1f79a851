import { isArticlePath } from '#content/source/articleDocument.ts';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';

/** @throws HttpError 404 when it is no article path */
export function articlePathOf(fields: URLSearchParams): string {
  const path = fields.get(editorFields.path) ?? '';
  if (!isArticlePath(path)) throw notFound();
  return path;
}

/** @throws HttpError 400 when the field is missing */
export function requiredField(fields: URLSearchParams, name: string): string {
  const value = fields.get(name);
  if (!value) throw badRequest(`“${name}” is missing in this request.`);
  return value;
}

/** Of no country or experiment: pages have to render for them before they are stored or published. */
export const anyReader = { preview: false, experiments: {}, country: undefined };
