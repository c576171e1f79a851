import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../contracts/json/jsonPointer.ts';
import { editorAddresses, editorFields } from '../../editing/editorPages.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { type EditorAnswer, editorOfServer } from '../kept/editorApi.ts';
import type { ImportTarget, Published } from './importTarget.ts';

/** The article itself comes back, as a text in JSON. */
const maxAnswerBytes = 8 * maxArticleBytes;

/**
 * Imports through the API of a running server's editor: it holds the store, and shows at once what was published. Articles
 * that an editor has begun to change are left to the editor.
 *
 * @param server the server's address
 * @param token the editor's
 * @throws UsageError where the address is none
 */
export function serverTarget(server: string, token: string): ImportTarget {
  const ask = editorOfServer(server, token, maxAnswerBytes);

  async function publish(path: string, article: unknown, note: string | undefined): Promise<Published> {
    const now = await ask('GET', editorAddresses.state, { [editorFields.path]: path });
    const state = textOf(now.value, '/state');
    if (now.status !== 200) return refused(now);
    if (state === 'draft' || state === 'changed') {
      return {
        ok: false,
        reason: 'an editor has begun to change it. Publish that draft first, or discard it',
      };
    }
    if (state === 'published' && isDeepStrictEqual(JSON.parse(textOf(now.value, '/text')), article)) {
      return { ok: true, changed: false };
    }
    const fields = { [editorFields.path]: path, [editorFields.basedOn]: textOf(now.value, '/basedOn') };
    const draft = await ask('PUT', editorAddresses.draft, fields, article);
    if (draft.status !== 200) return refused(draft);
    const revision = textOf(draft.value, '/revision');
    const draftFields = { [editorFields.path]: path, [editorFields.revision]: revision };
    const sent = note === undefined ? undefined : { note };
    const published = await ask('POST', editorAddresses.publication, draftFields, sent);
    if (published.status === 200) return { ok: true, changed: true };
    const { reason } = refused(published);
    return { ok: false, reason: `${reason} It is kept as a draft` };
  }

  return { publish, close: async () => {} };
}

function refused({ status, value }: EditorAnswer): { ok: false; reason: string } {
  if (valueAt(value, '/conflict') !== undefined)
    return { ok: false, reason: 'somebody else changes it at this moment.' };
  const reason = textOf(value, '/problems/0/message');
  return { ok: false, reason: reason || `the server refuses it (status ${status}).` };
}

function textOf(value: unknown, pointer: string): string {
  const text = valueAt(value, pointer);
  return typeof text === 'string' ? text : '';
}
