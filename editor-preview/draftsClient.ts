import { type Conflict, editorAddresses, editorFields, type OtherVersion } from '../contracts/editor.ts';
import { readProblems, type ShownProblem } from './shownProblem.ts';

/** What became of something that the server was asked to do. */
export type Answer =
  | { kind: 'done'; revision: string }
  /** Nothing was written: somebody else was faster. */
  | { kind: 'conflict'; conflict: Conflict }
  /** Nothing was written: the text is no article. */
  | { kind: 'refused'; problems: ShownProblem[] }
  /** It is not known whether something was written. */
  | { kind: 'failed'; message: string };

export interface DraftsClient {
  save: (draft: {
    path: string;
    text: string;
    basedOn: string | null;
    onto?: string | undefined;
  }) => Promise<Answer>;
  /** @param draft with what was changed, for readers; '' where nothing is to be said */
  publish: (draft: { path: string; revision: string; note: string }) => Promise<Answer>;
}

/** How long an editor waits before being told that the server does not answer, in milliseconds. */
const timeLimit = 20_000;

/** Speaks to the editor's API. Never throws: whatever goes wrong is an answer that can be shown. */
export function createDraftsClient(ask: typeof fetch = (...request) => fetch(...request)): DraftsClient {
  async function answerTo(method: string, address: string, query: Record<string, string>, body?: string) {
    try {
      const response = await ask(`${address}?${new URLSearchParams(query)}`, {
        method,
        signal: AbortSignal.timeout(timeLimit),
        ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
      });
      return await readAnswer(response);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return failed(`The server could not be reached (${why}). Your text is kept in this browser.`);
    }
  }
  return {
    save: ({ path, text, basedOn, onto }) =>
      answerTo(
        'PUT',
        editorAddresses.draft,
        {
          [editorFields.path]: path,
          [editorFields.basedOn]: basedOn ?? '',
          ...(onto === undefined ? {} : { [editorFields.onto]: onto }),
        },
        text,
      ),
    publish: ({ path, revision, note }) =>
      answerTo(
        'POST',
        editorAddresses.publication,
        { [editorFields.path]: path, [editorFields.revision]: revision },
        note === '' ? undefined : JSON.stringify({ note }),
      ),
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  if (response.status === 401) {
    return failed(
      'You are signed out. Sign in again in another window, then come back: your text is kept here.',
    );
  }
  if (response.status === 413) return failed('The article is larger than what is kept. Split it in two.');
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const body: unknown = isJson ? await response.json() : undefined;
  if (typeof body === 'object' && body !== null) {
    if (response.ok && 'revision' in body && typeof body.revision === 'string') {
      return { kind: 'done', revision: body.revision };
    }
    const conflict = 'conflict' in body ? readConflict(body.conflict) : undefined;
    if (response.status === 409 && conflict) return { kind: 'conflict', conflict };
    if (response.status === 422 && 'problems' in body) {
      return { kind: 'refused', problems: readProblems(body.problems) };
    }
  }
  return failed(`The server answered with an error (${response.status}). Your text is kept in this browser.`);
}

function readConflict(value: unknown): Conflict | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  if (value.kind !== 'draft-moved' && value.kind !== 'published-moved') return undefined;
  const current = 'current' in value ? readVersion(value.current) : undefined;
  return { kind: value.kind, ...(current ? { current } : {}) };
}

function readVersion(value: unknown): OtherVersion | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('revision' in value && 'text' in value && 'updatedAt' in value)) return undefined;
  const { revision, text, updatedAt } = value;
  if (typeof revision !== 'string' || typeof text !== 'string' || typeof updatedAt !== 'string')
    return undefined;
  return { revision, text, updatedAt };
}

function failed(message: string): Answer {
  return { kind: 'failed', message };
}
