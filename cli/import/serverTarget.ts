import { valueAt } from '#contracts/json/jsonPointer.ts';
import { editorAddresses, editorFields } from '#editing/editorPages.ts';
import { type EditorAnswer, editorOfServer } from '../kept/editorApi.ts';
import type { ImportTarget, Published } from './importTarget.ts';

/** A revision, or what is wrong with an article. */
const maxAnswerBytes = 4 * 1024 * 1024;

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
    const fields = {
      [editorFields.path]: path,
      ...(note === undefined ? {} : { [editorFields.note]: note }),
    };
    const answer = await ask('PUT', editorAddresses.wholeArticle, fields, article);
    return answer.status === 200
      ? { ok: true, changed: valueAt(answer.value, '/changed') === true }
      : { ok: false, reason: whyRefused(answer) };
  }

  return { publish, close: async () => {} };
}

function whyRefused({ status, value }: EditorAnswer): string {
  switch (valueAt(value, '/conflict/kind')) {
    case undefined: {
      const message = valueAt(value, '/problems/0/message') ?? valueAt(value, '/error');
      return typeof message === 'string' ? message : `the server refuses it (status ${status}).`;
    }
    case 'draft-moved':
      return 'an editor has begun to change it. Publish that draft first, or discard it';
    default:
      return 'somebody else changes it at this moment.';
  }
}
