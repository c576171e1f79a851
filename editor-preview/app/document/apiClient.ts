import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import { words } from '../words/words.ts';
import { readProblems, type ShownProblem } from './shownProblem.ts';

/** Why a request failed. Nothing is lost: unsaved operations stay queued. */
export type Failure =
  | { readonly kind: 'signed-out' }
  /** No response, or a retryable one: in a sentence. */
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'too-large' }
  | {
      readonly kind: 'refused';
      readonly why: string;
      readonly problems: readonly ShownProblem[];
      /** The revision published by another person since the draft was started. */
      readonly published?: string;
    };

export type Answer<Value> = { readonly kind: 'done'; readonly value: Value } | Failure;

/** Request timeout, in milliseconds. */
const timeoutMs = 20_000;

interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  /** Aborts the request; its result is then ignored. */
  readonly signal?: AbortSignal;
  /** Also while the window closes. */
  readonly keepalive?: boolean;
}

export type ApiClient = <Value>(
  address: string,
  query: Readonly<Record<string, string>>,
  isValue: (value: unknown) => value is Value,
  options?: RequestOptions,
) => Promise<Answer<Value>>;

/** The client of the server's API. Never throws: failures are displayable results. */
export function createApiClient(fetcher?: typeof fetch): ApiClient {
  return async (address, query, isValue, { method = 'GET', body, signal, keepalive } = {}) => {
    const response = await fetchWithTimeout(
      `${address}?${new URLSearchParams(query)}`,
      {
        method,
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      },
      fetcher,
    );
    if ('kind' in response) return response;
    try {
      return readAnswer(response.status, await response.text(), isValue);
    } catch {
      return unreachable;
    }
  };
}

/** Accepts any response body, for requests of which only the success matters. */
export function isAnyBody(value: unknown): value is unknown {
  return value !== null;
}

export async function fetchWithTimeout(
  address: string,
  { signal, ...options }: RequestInit,
  fetcher: typeof fetch = (...request) => fetch(...request),
): Promise<Response | Failure> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetcher(address, {
      ...options,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    return unreachable;
  }
}

export const unreachable: Failure = { kind: 'unreachable', why: words.failure.unreachable };

/** Interprets a response by status and text, which may be a proxy's. */
export function readAnswer<Value>(
  status: number,
  text: string,
  isValue: (value: unknown) => value is Value,
): Answer<Value> {
  if (status === 401) return { kind: 'signed-out' };
  if (status === 413) return { kind: 'too-large' };
  if (status === 429)
    return {
      kind: 'unreachable',
      why: words.failure.tooOften,
    };
  if (status >= 500)
    return {
      kind: 'unreachable',
      why: words.failure.error(status),
    };
  const body = parseJson(text);
  if (status < 300)
    return isValue(body)
      ? { kind: 'done', value: body }
      : { kind: 'unreachable', why: words.failure.notUnderstood };
  const problems = isRecord(body) ? readProblems(body.problems) : [];
  const published = publishedRevision(body);
  return {
    kind: 'refused',
    why: published === undefined ? refusalMessage(status, body) : words.failure.publishedMeanwhile,
    problems,
    ...(published === undefined ? {} : { published }),
  };
}

function publishedRevision(body: unknown): string | undefined {
  const conflict = isRecord(body) ? body.conflict : undefined;
  if (!isRecord(conflict) || conflict.kind !== 'published-moved' || !isRecord(conflict.current))
    return undefined;
  return typeof conflict.current.revision === 'string' ? conflict.current.revision : undefined;
}

function refusalMessage(status: number, body: unknown): string {
  const message = isRecord(body) ? (body.message ?? body.error) : undefined;
  if (typeof message === 'string') return message;
  if (status === 409) return words.failure.changedMeanwhile;
  if (status === 422) return words.failure.noPage;
  return words.failure.refused(status);
}

export function failureMessage(failure: Failure): string {
  switch (failure.kind) {
    case 'signed-out':
      return words.failure.signedOut;
    case 'too-large':
      return words.failure.tooLarge;
    case 'unreachable':
      return failure.why;
    case 'refused':
      return [failure.why, ...failure.problems.map(({ message }) => message)].join(' ');
  }
}
