import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { rules } from '../../pagewell/bundle.js';
import type { Pagewell } from '../../src/changes/changeNotifier.ts';
import { payloadConfig } from '../../src/payloadConfig.ts';

export const origin = 'http://payload.example';

/** The part of Payload's documents that tests use. */
export interface GivenDocument {
  id: number;
  title?: string;
  _status?: string;
  blocks?: unknown[];
}

export interface Said extends Partial<GivenDocument> {
  doc?: GivenDocument;
  docs?: GivenDocument[];
  totalDocs?: number;
  errors?: { message: string; data: { errors: { path: string; message: string }[] } }[];
}

export interface Answer {
  status: number;
  body: Said;
}

export type Asks = (method: string, path: string, body?: unknown) => Promise<Answer>;

export interface TriedPayload {
  payload: Payload;
  anybody: Asks;
  editor: Asks;
  site: Asks;
  /** As an editor; returns the id. */
  upload(
    file: { name: string; type: string; data: Buffer },
    fields: Record<string, unknown>,
  ): Promise<number>;
  file(path: string): Promise<Buffer>;
  end(): Promise<void>;
}

export async function startPayload(pagewell?: Pagewell): Promise<TriedPayload> {
  const databaseUrl = emptyDatabase();
  const mediaFolder = await mkdtemp(join(tmpdir(), 'pagewell-payload-'));
  const secret = randomBytes(32).toString('hex');
  const config = await payloadConfig({ databaseUrl, secret, origin, mediaFolder, pagewell }, rules);
  const payload = await getPayload({ config });
  const keyOf = async (name: string, role: string): Promise<string> => {
    const apiKey = randomBytes(24).toString('hex');
    const password = randomBytes(24).toString('hex');
    await payload.create({
      collection: 'users',
      data: { email: `${name}@example.org`, password, role, enableAPIKey: true, apiKey },
    });
    return apiKey;
  };
  const sendRequest =
    (key?: string): Asks =>
    async (method, path, body) => {
      const answer = await handleEndpoints({
        config,
        request: new Request(new URL(`/api${path}`, origin), {
          method,
          headers: {
            ...(key === undefined ? {} : { Authorization: `users API-Key ${key}` }),
            ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
        }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
    };

  // The first user is an administrator, whatever role was requested.
  await keyOf('administrator', 'admin');
  const editor = sendRequest(await keyOf('editor', 'editor'));
  return {
    payload,
    anybody: sendRequest(),
    editor,
    site: sendRequest(await keyOf('site', 'site')),
    upload: async ({ name, type, data }, fields) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(data)], name, { type }));
      form.set('_payload', JSON.stringify(fields));
      const { status, body } = await editor('POST', '/media', form);
      assert.equal(status, 201, JSON.stringify(body));
      assert(body.doc);
      return body.doc.id;
    },
    file: async (path) => {
      const answer = await handleEndpoints({ config, request: new Request(new URL(`/api${path}`, origin)) });
      return Buffer.from(await answer.arrayBuffer());
    },
    end: async () => {
      await payload.destroy();
      await rm(mediaFolder, { recursive: true });
    },
  };
}

function emptyDatabase(): string {
  const server = process.env.DATABASE_URL;
  assert(server, 'DATABASE_URL names a PostgreSQL server for the tests: npm run test:payload starts one.');
  return new URL(`/payload_${randomBytes(6).toString('hex')}`, server).href;
}
