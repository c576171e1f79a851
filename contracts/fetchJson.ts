/**
 * The only client of this site's API in readers' browsers. Scripts with a size budget contain it. Besides the
 * outside gate, no other file may call `fetch`.
 */
import { type TrackingEvent, trackingDomEvent } from './tracking.ts';

/** On the `html` element of a site below a path: prefix of API addresses. */
export const apiPrefixAttribute = 'data-api-prefix';

export interface FetchOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Appended to the path; undefined values are omitted. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** By default no cookies are sent. */
  credentials?: 'omit' | 'same-origin';
  signal?: AbortSignal | null;
  /** Whether the request survives closing the page. */
  keepalive?: boolean;
}

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly status: number;
  readonly body: unknown;

  constructor(path: string, status: number, body: unknown) {
    super(`Fetch failure: ${path} ${status}`);
    this.status = status;
    this.body = body;
  }
}

export function apiAddress(path: string, query: FetchOptions['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const search = String(params);
  return prefixed(path) + (search && `?${search}`);
}

export function prefixed(path: string): string {
  return (document.documentElement.getAttribute(apiPrefixAttribute) ?? '') + path;
}

/**
 * Returns parsed JSON of unknown shape; undefined if empty. Throws FetchFailure for status 400 or more,
 * `TypeError` without connection, `AbortError`, `SyntaxError` for invalid JSON
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
 * Posts JSON without reading the response: much smaller than {@link fetchJson}.
 * Returns the status; undefined without a response.
 */
export async function postWithoutAnswer(path: string, body: object): Promise<number | undefined> {
  try {
    return (await post(path, body, { credentials: 'omit', keepalive: true })).status;
  } catch {
    return undefined;
  }
}

/** With cookies, for optional data: much smaller than {@link fetchJson}. Counts failures alike. */
export async function postForAnswer(path: string, body: object): Promise<unknown> {
  try {
    const answer = await post(path, body, { credentials: 'same-origin' });
    if (answer.ok) return await answer.json();
    countFailure();
  } catch {
    // No connection, or invalid JSON: callers treat both alike.
  }
  return undefined;
}

function post(path: string, body: object, options: RequestInit): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(prefixed(path), { ...options, method: 'POST', headers, body: JSON.stringify(body) });
}
