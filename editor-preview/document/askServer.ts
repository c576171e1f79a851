import { isRecord } from '../../contracts/json/isRecord.ts';
import { readProblems, type ShownProblem } from './shownProblem.ts';

/** Why the server did not do what it was asked. Nothing of it is lost: what was not saved goes on waiting. */
export type Failure =
  | { readonly kind: 'signed-out' }
  /** No answer, or one that says to come again. */
  | { readonly kind: 'unreachable'; readonly why: string }
  /** More than is taken at once. */
  | { readonly kind: 'too-large' }
  | {
      readonly kind: 'refused';
      readonly why: string;
      readonly problems: readonly ShownProblem[];
      /** What somebody else has published since the draft was begun. */
      readonly published?: string;
    };

export type Answer<Value> = { readonly kind: 'done'; readonly value: Value } | Failure;

/** How long the server may take before it counts as gone, in milliseconds. */
const timeLimit = 20_000;

/** A question to the server. */
export type AskServer = <Value>(
  address: string,
  query: Readonly<Record<string, string>>,
  isValue: (value: unknown) => value is Value,
  request?: { method?: string; body?: unknown },
) => Promise<Answer<Value>>;

/** The way to the server's API. Never throws: whatever goes wrong is an answer that can be shown. */
export function createAskServer(ask: typeof fetch = (...request) => fetch(...request)): AskServer {
  return async (address, query, isValue, { method = 'GET', body } = {}) => {
    try {
      const response = await ask(`${address}?${new URLSearchParams(query)}`, {
        signal: AbortSignal.timeout(timeLimit),
        method,
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return await readAnswer(response, isValue);
    } catch (error) {
      return { kind: 'unreachable', why: error instanceof Error ? error.message : String(error) };
    }
  };
}

async function readAnswer<Value>(
  response: Response,
  isValue: (value: unknown) => value is Value,
): Promise<Answer<Value>> {
  const { status } = response;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 413) return { kind: 'too-large' };
  if (status === 429 || status >= 500)
    return { kind: 'unreachable', why: `the server answered with an error, ${status}` };
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await response.json() : undefined;
  if (response.ok) {
    return isValue(body)
      ? { kind: 'done', value: body }
      : { kind: 'unreachable', why: 'the answer was not understood' };
  }
  const problems = isRecord(body) ? readProblems(body.problems) : [];
  const published = publishedMeanwhile(body);
  return {
    kind: 'refused',
    why:
      published === undefined
        ? whyRefused(status, body)
        : 'Somebody else has published it since yours was begun.',
    problems,
    ...(published === undefined ? {} : { published }),
  };
}

/** The revision that stands in the way of a publication. */
function publishedMeanwhile(body: unknown): string | undefined {
  const conflict = isRecord(body) ? body.conflict : undefined;
  if (!isRecord(conflict) || conflict.kind !== 'published-moved' || !isRecord(conflict.current))
    return undefined;
  return typeof conflict.current.revision === 'string' ? conflict.current.revision : undefined;
}

function whyRefused(status: number, body: unknown): string {
  const said = isRecord(body) ? (body.message ?? body.error) : undefined;
  if (typeof said === 'string') return said;
  if (status === 409) return 'Somebody else has changed the article in the meantime.';
  if (status === 422) return 'Readers would get no page. The problems say why.';
  return `The server refused it (${status}).`;
}
