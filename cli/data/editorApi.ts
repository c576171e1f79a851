import { ownValue } from '#contracts/json/ownValue.ts';
import { jsonText, readBody } from '#platform/upstream/responseBody.ts';
import { reasonOf } from '../files/readBounded.ts';
import { UsageError } from '../terminal/exitStatus.ts';

/** Milliseconds. Long, because no browser waits for a busy server. */
const patience = 60_000;

export interface EditorAnswer {
  status: number;
  value: unknown;
  retryAfterSeconds: number;
}

export function fieldOf({ value }: EditorAnswer, name: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, name) : undefined;
}

export function refusalOf(answer: EditorAnswer): string {
  const message = fieldOf(answer, 'error') ?? fieldOf(answer, 'message');
  return typeof message === 'string' ? message : `the server rejects it (status ${answer.status})`;
}

/** Bytes are sent unchanged, another body as JSON. */
export type RequestEditor = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  address: string,
  fields: Record<string, string>,
  body?: unknown,
) => Promise<EditorAnswer>;

/** @throws UsageError for an invalid address or a rejected token; Error when no editor responds */
export function editorOfServer(server: string, token: string, maxAnswerBytes: number): RequestEditor {
  const isAddress = URL.canParse(server) && /^https?:$/.test(new URL(server).protocol);
  if (!isAddress)
    throw new UsageError(`--server must be an address such as http://127.0.0.1:3000, not "${server}"`);
  return async (method, address, fields, body) => {
    const url = new URL(`${address}?${new URLSearchParams(fields)}`, server);
    try {
      const response = await fetch(url, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'Content-Type': typeOf(body) }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        ...(body === undefined ? {} : { body: isBytes(body) ? body : JSON.stringify(body) }),
      });
      const { status, headers } = response;
      if (status === 401) throw new UsageError(`${url.origin} rejects this EDITOR_TOKEN`);
      const answer = await readBody(response, maxAnswerBytes);
      const retryAfterSeconds = Number(headers.get('retry-after')) || 0;
      return { status, value: JSON.parse(jsonText({ headers, body: answer })), retryAfterSeconds };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new Error(`the editor at ${url.origin} does not respond: ${reasonOfFetch(error)}`);
    }
  };
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

function typeOf(body: unknown): string {
  return isBytes(body) ? 'application/octet-stream' : 'application/json';
}

/** The reason of a failed fetch is in its cause. */
function reasonOfFetch(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause === undefined ? '' : reasonOf(cause)) || reasonOf(error);
}
