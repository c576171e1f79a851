/**
 * `npm run try:payload`: PostgreSQL, Payload with our blocks and some articles, and Pagewell, which shows them, for whoever
 * wants to try it. All of it is in temporary folders and gone when it ends.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../content/postgres.ts';
import { freePort } from '../support/builtServer.ts';
import { startChild } from './payload/childProcess.ts';
import { payloadFolder, preparePayload } from './payload/package.ts';
import { seedArticles, seedPeople } from './payload/seed.ts';

/** What has been started, to be ended in the other order. */
const started: (() => Promise<void>)[] = [];

preparePayload();
const postgres = await startPostgres();
started.push(() => postgres.stop());
// The one that starts it ends this process at a signal as soon as the database is gone, whatever else is still there.
for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
try {
  await Promise.race([tried(), asked]);
} finally {
  for (const end of started.toReversed()) await end();
}

/** Starts all, and goes on until one of them ends. */
async function tried(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewell-payload-'));
  started.push(() => rm(folder, { recursive: true, force: true }));
  const [payloadPort, pagewellPort] = [await freePort(), await freePort()];
  const payloadOrigin = `http://127.0.0.1:${payloadPort}`;
  const pagewellOrigin = `http://127.0.0.1:${pagewellPort}`;
  const [password, apiKey, webhookSecret] = [secret(9), secret(24), secret(24)];
  const person = { email: 'editor@example.org', password };

  say('Payload starts: its first page takes a minute or two.');
  const payload = startChild({
    title: 'Payload',
    command: [
      process.execPath,
      join('node_modules', 'next', 'dist', 'bin', 'next'),
      ...['dev', '--hostname', '127.0.0.1', '--port', String(payloadPort)],
    ],
    folder: payloadFolder,
    env: {
      NEXT_TELEMETRY_DISABLED: '1',
      DATABASE_URL: await postgres.createDatabase('payload'),
      PAYLOAD_SECRET: secret(32),
      PAYLOAD_ORIGIN: payloadOrigin,
      PAGEWELL_ORIGIN: pagewellOrigin,
      CONTENT_WEBHOOK_SECRET: webhookSecret,
      MEDIA_DIR: join(folder, 'media'),
    },
    readyAt: `${payloadOrigin}/api/users/init`,
  });
  started.push(payload.stop);
  await payload.ready();
  const token = await seedPeople(payloadOrigin, person, apiKey);

  const pagewell = startChild({
    title: 'Pagewell',
    command: [process.execPath, 'server/start.js'],
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(pagewellPort),
      DATA_DIR: join(folder, 'pagewell'),
      CONTENT_CMS: 'payload',
      CONTENT_API_URL: payloadOrigin,
      CONTENT_API_KEY: apiKey,
      CONTENT_WEBHOOK_SECRET: webhookSecret,
      CONTENT_PREVIEW_ORIGIN: payloadOrigin,
    },
    readyAt: `${pagewellOrigin}/readyz`,
  });
  started.push(pagewell.stop);
  await pagewell.ready();
  // Pagewell is told of each.
  await seedArticles(payloadOrigin, token);

  say(`
Payload:   ${payloadOrigin}/admin
  e-mail   ${person.email}
  password ${password}
Pagewell:  ${pagewellOrigin}

Open an article in Payload and switch on its Live Preview. Ctrl-C ends all of it, and nothing is kept.
`);
  await Promise.race([payload.ended, pagewell.ended]);
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
