import { setTimeout } from 'node:timers/promises';
import { valueAt } from '#contracts/json/jsonPointer.ts';
import { editorAddresses, editorFields, importFields } from '#editor-preview/model/editorPages.ts';
import { mediaAddresses, mediaFields } from '#editor-preview/model/media.ts';
import { type EditorAnswer, editorOfServer, refusalOf } from '../../data/editorApi.ts';
import {
  conflictInWords,
  type Imported,
  type ImportedAs,
  type ImportTarget,
  type Published,
  type TakenPicture,
} from './importTarget.ts';

/** A revision, or an article's problems. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** By the editor API. Never overwrites changes of editors. @throws UsageError for an invalid address */
export function serverTarget(server: string, token: string): ImportTarget {
  const request = editorOfServer(server, token, maxAnswerBytes);

  async function publish(path: string, article: unknown, note: string | undefined): Promise<Published> {
    const fields = {
      [editorFields.path]: path,
      ...(note === undefined ? {} : { [editorFields.note]: note }),
    };
    const answer = await request('PUT', editorAddresses.wholeArticle, fields, article);
    return answer.status === 200
      ? { ok: true, changed: valueAt(answer.value, '/changed') === true }
      : { ok: false, reason: whyRefused(answer) };
  }

  async function store(path: string, article: unknown, how: ImportedAs): Promise<Imported> {
    const fields = {
      [editorFields.path]: path,
      [importFields.as]: how.as,
      ...(how.basedOn === null ? {} : { [importFields.basedOn]: how.basedOn }),
      [importFields.formerPaths]: how.formerPaths.join('\n'),
    };
    const answer = await request('PUT', editorAddresses.importedArticle, fields, article);
    if (answer.status === 409)
      return { ok: false, reason: conflictInWords(valueAt(answer.value, '/conflict')) };
    const revision = valueAt(answer.value, '/revision');
    return answer.status === 200 && typeof revision === 'string'
      ? { ok: true, revision, changed: valueAt(answer.value, '/changed') === true }
      : { ok: false, reason: whyRefused(answer) };
  }

  async function storePicture(name: string, bytes: Buffer): Promise<TakenPicture> {
    const send = () =>
      request('POST', mediaAddresses.pictures, { [mediaFields.name]: name }, new Uint8Array(bytes));
    let answer = await send();
    // A server limits uploads of one address per ten minutes.
    while (answer.status === 429) {
      await setTimeout(Math.max(answer.retryAfterSeconds, 1) * 1000);
      answer = await send();
    }
    const [src, width, height] = ['/src', '/width', '/height'].map((at) => valueAt(answer.value, at));
    return typeof src === 'string' && typeof width === 'number' && typeof height === 'number'
      ? { ok: true, src, width, height }
      : { ok: false, reason: refusalOf(answer) };
  }

  return { publish, store, storePicture, close: async () => {} };
}

function whyRefused({ status, value }: EditorAnswer): string {
  switch (valueAt(value, '/conflict/kind')) {
    case undefined: {
      const message = valueAt(value, '/problems/0/message') ?? valueAt(value, '/error');
      return typeof message === 'string' ? message : `the server rejects it (status ${status}).`;
    }
    case 'draft-moved':
      return 'it has a draft of an editor. Publish or discard that draft first';
    default:
      return 'another editor is changing it. Run the import again.';
  }
}
