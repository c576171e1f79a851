import { join } from 'node:path';
import type { Pagewell } from './changes/changeNotifier.ts';

export interface Settings {
  databaseUrl: string;
  /** Signs sessions and encrypts stored API keys. */
  secret: string;
  /** Address for people and Pagewell. */
  origin: string;
  mediaFolder: string;
  pagewell: Pagewell | undefined;
}

/** @throws for a missing or invalid variable */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set.`);
    return value;
  };
  const secret = required('PAYLOAD_SECRET');
  if (secret.length < 32) throw new Error('PAYLOAD_SECRET must have at least 32 characters.');
  const origin = env.PAGEWELL_ORIGIN;
  return {
    databaseUrl: required('DATABASE_URL'),
    secret,
    origin: new URL(env.PAYLOAD_ORIGIN ?? 'http://localhost:3001').origin,
    mediaFolder: env.MEDIA_DIR ?? join(process.cwd(), 'media'),
    pagewell: origin
      ? { origin: new URL(origin).origin, secret: required('CONTENT_WEBHOOK_SECRET') }
      : undefined,
  };
}
