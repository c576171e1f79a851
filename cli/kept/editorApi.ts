import { ownValue } from '#contracts/json/ownValue.ts';
import { jsonText, readBody } from '#platform/upstream/responseBody.ts';
import { reasonOf } from '../files/readBounded.ts';
import { UsageError } from '../terminal/exitStatus.ts';

/** Nobody waits at a browser here: a busy server is given its time. In milliseconds. */
const patience = 60_000;

/** An answer of the editor's API. */
export interface EditorAnswer {
  status: number;
  value: unknown;
  /** How long a busy server asks to wait; 0 where it does not say. */
  retryAfterSeconds: number;
}

/** A field of what it answered; undefined where that is none, or has none of this name. */
export function fieldOf({ value }: EditorAnswer, name: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, name) : undefined;
}

/** Why it did not do what it was asked for, in its own words where it says any. */
export function refusalOf(answer: EditorAnswer): string {
  const said = fieldOf(answer, 'error') ?? fieldOf(answer, 'message');
  return typeof said === 'string' ? said : `the server refuses it (status ${answer.status})`;
}

/** Asks the editor of a running server. A body of bytes is sent as it is, another one as JSON. */
export type AskEditor = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  address: string,
  fields: Record<string, string>,
  body?: unknown,
) => Promise<EditorAnswer>;

/**
 * The editor of a running server, which holds the store.
 *
 * @param server the server's address
 * @param token the owner's
 * @param maxAnswerBytes the largest answer that is read
 * @throws UsageError where the address is none; what asks throws one where the server does not take the token, and an Error
 * where no editor answers
 */
export function editorOfServer(server: string, token: string, maxAnswerBytes: number): AskEditor {
  const isAddress = URL.canParse(server) && /^https?:$/.test(new URL(server).protocol);
  if (!isAddress)
    throw new UsageError(`--server is an address such as http://127.0.0.1:3000, not "${server}"`);
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
      if (status === 401) throw new UsageError(`${url.origin} does not take this EDITOR_TOKEN`);
      const answer = await readBody(response, maxAnswerBytes);
      const retryAfterSeconds = Number(headers.get('retry-after')) || 0;
      return { status, value: JSON.parse(jsonText({ headers, body: answer })), retryAfterSeconds };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new Error(`${url.origin} has no editor that answers: ${reasonOfFetch(error)}`);
    }
  };
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

function typeOf(body: unknown): string {
  return isBytes(body) ? 'application/octet-stream' : 'application/json';
}

/** What fetch says of a failure is that it failed; why is said by its cause. */
function reasonOfFetch(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause === undefined ? '' : reasonOf(cause)) || reasonOf(error);
}
