import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/ports.ts';
import { type ChildServer, type Output, startChild } from './childProcess.ts';
import { payloadFolder } from './package.ts';
import { type Person, seedPeople } from './seed.ts';

export interface Servers {
  payload: ServerAt;
  pagewell: ServerAt;
  person: Person;
  token: string;
  /** Starts Payload once more, on the database that it had; the one before has to be gone. */
  startPayload: () => Promise<ServerAt>;
}

export interface ServerAt extends ChildServer {
  origin: string;
}

interface Place {
  databaseUrl: string;
  output: Output;
}

/**
 * Starts Payload by `next dev`, makes its first person and Pagewell's key, and starts Pagewell, which reads it; all of it with
 * secrets of its own, in a temporary folder.
 *
 * @param started takes what ends each, as soon as it has begun
 * @throws where one of them does not start
 */
export async function startServers(
  started: AsyncDisposableStack,
  { databaseUrl, output }: Place,
): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewell-payload-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const [payloadOrigin, pagewellOrigin] = [await freeOrigin(), await freeOrigin()];
  const [password, apiKey, webhookSecret] = [secret(9), secret(24), secret(24)];
  const person = { email: 'editor@example.org', password };
  const payloadEnv = {
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret(32),
    PAYLOAD_ORIGIN: payloadOrigin.origin,
    PAGEWELL_ORIGIN: pagewellOrigin.origin,
    CONTENT_WEBHOOK_SECRET: webhookSecret,
    MEDIA_DIR: join(folder, 'media'),
  };

  const startPayload = async (): Promise<ServerAt> => {
    const server = startChild({
      title: 'Payload',
      command: [
        process.execPath,
        join('node_modules', 'next', 'dist', 'bin', 'next'),
        ...['dev', '--hostname', payloadOrigin.hostname, '--port', payloadOrigin.port],
      ],
      folder: payloadFolder,
      env: payloadEnv,
      output,
      readyAt: `${payloadOrigin.origin}/api/users/init`,
    });
    started.defer(server.stop);
    await server.ready();
    return { origin: payloadOrigin.origin, ...server };
  };
  const payload = await startPayload();
  const token = await seedPeople(payload.origin, person, apiKey);

  const pagewell = startChild({
    title: 'Pagewell',
    command: [process.execPath, 'server/start.js'],
    env: {
      NODE_ENV: 'production',
      HOST: pagewellOrigin.hostname,
      PORT: pagewellOrigin.port,
      DATA_DIR: join(folder, 'pagewell'),
      CONTENT_CMS: 'payload',
      CONTENT_API_URL: payload.origin,
      CONTENT_API_KEY: apiKey,
      CONTENT_WEBHOOK_SECRET: webhookSecret,
      CONTENT_PREVIEW_ORIGIN: payload.origin,
    },
    output,
    readyAt: `${pagewellOrigin.origin}/readyz`,
  });
  started.defer(pagewell.stop);
  await pagewell.ready();
  return { payload, pagewell: { origin: pagewellOrigin.origin, ...pagewell }, person, token, startPayload };
}

async function freeOrigin(): Promise<URL> {
  return new URL(`http://127.0.0.1:${await freePort()}`);
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
