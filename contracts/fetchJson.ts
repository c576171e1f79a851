/**
 * The one way in which what runs in a reader's browser asks this site's API. Part of scripts that have a size budget, and the
 * only file besides the gate to the outside that may call `fetch`.
 */
import { type TrackingEvent, trackingDomEvent } from './tracking.ts';

/** On the `html` element, where the site is served below a path: what stands before the addresses of the API. */
export const apiPrefixAttribute = 'data-api-prefix';

export interface FetchOptions {
  /** `POST` where there is a body, else `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Appended to the path; what is undefined is left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent besides those that say what JSON is, such as `Idempotency-Key`. */
  headers?: Readonly<Record<string, string>>;
  /** No cookie goes along unless it is asked for. */
  credentials?: 'omit' | 'same-origin';
  signal?: AbortSignal | null;
  /** Whether it goes on when the page is closed. */
  keepalive?: boolean;
}

/** The server refused, or failed. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly status: number;
  /** What it answered: parsed where it is JSON, else its text. */
  readonly body: unknown;

  constructor(path: string, status: number, body: unknown) {
    super(`Fetch failure: ${path} ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** An address of the API as browsers ask for it. */
export function apiAddress(path: string, query: FetchOptions['query'] = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  const search = String(given);
  return prefixed(path) + (search && `?${search}`);
}

/** A path of the API below what stands before it on this site. */
export function prefixed(path: string): string {
  return (document.documentElement.getAttribute(apiPrefixAttribute) ?? '') + path;
}

/**
 * Asks this site's API, and gives what it answers as JSON; undefined where the answer is empty. What comes is of unknown shape.
 *
 * @param path such as `/api/reader`
 * @throws FetchFailure for a status of 400 or more, which is counted as well
 * @throws TypeError where there is no connection, `AbortError` where it was ended, `SyntaxError` where the answer is no JSON
 */
export async function fetchJson(
  path: string,
  { method, query, body, headers, ...options }: FetchOptions = {},
): Promise<unknown> {
  const json = 'application/json';
  const hasBody = body !== undefined;
  const answer = await fetch(apiAddress(path, query), {
    credentials: 'omit',
    ...options,
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers: { ...headers, Accept: json, ...(hasBody && { 'Content-Type': json }) },
    body: hasBody ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  if (answer.status >= 400) {
    countFailure();
    throw new FetchFailure(path, answer.status, readBody(text));
  }
  return text === '' ? undefined : JSON.parse(text);
}

function countFailure(): void {
  const detail: TrackingEvent = { kind: 'client-error', metric: 'ui.fetch.error' };
  document.dispatchEvent(new CustomEvent(trackingDomEvent, { detail }));
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Hands JSON to this site's API, of whose answer nobody needs more than whether it took it: much smaller than {@link fetchJson}.
 *
 * @returns the status of the answer; undefined where there was none
 */
export async function handOver(path: string, body: object): Promise<number | undefined> {
  try {
    return (await post(path, body, { credentials: 'omit', keepalive: true })).status;
  } catch {
    return undefined;
  }
}

/**
 * Asks this site's API for what a page does as well without, with the reader's cookies: much smaller than {@link fetchJson}. A status
 * of 400 or more is counted as there.
 *
 * @returns the answer, of unknown shape; undefined where there was none
 */
export async function askFor(path: string, body: object): Promise<unknown> {
  try {
    const answer = await post(path, body, { credentials: 'same-origin' });
    if (answer.ok) return await answer.json();
    countFailure();
  } catch {
    // No connection, or no JSON: whoever asked tells its reader the same.
  }
  return undefined;
}

function post(path: string, body: object, options: RequestInit): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(prefixed(path), { ...options, method: 'POST', headers, body: JSON.stringify(body) });
}
