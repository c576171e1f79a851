import { types } from 'node:util';
import { HttpError } from './httpError.ts';

// Also accepts errors of another realm, in which tests run.
const { isNativeError } = types;

export const writeRefusals = ['disk-full', 'read-only'] as const;

export type WriteRefusal = (typeof writeRefusals)[number];

/** Of PostgreSQL (Appendix A of its manual) and of the system. */
const refusals: ReadonlyMap<unknown, WriteRefusal> = new Map([
  ['53100', 'disk-full'],
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['25006', 'read-only'],
  ['EROFS', 'read-only'],
]);

const messages: Readonly<Record<WriteRefusal, string>> = {
  'disk-full': 'This could not be saved: the disk of the server is full. Nothing was changed.',
  'read-only': 'This could not be saved: the database is read-only at the moment. Nothing was changed.',
};

const maxCauses = 5;

export function writeRefusalOf(error: unknown): WriteRefusal | undefined {
  let current = error;
  for (let depth = 0; depth < maxCauses && isNativeError(current); depth += 1) {
    const refusal = 'code' in current ? refusals.get(current.code) : undefined;
    if (refusal) return refusal;
    current = current.cause;
  }
  return undefined;
}

/** 507 for a full disk, 503 for a read-only database. */
export function refusedWrite(refusal: WriteRefusal, cause: unknown): HttpError {
  return new HttpError(refusal === 'disk-full' ? 507 : 503, messages[refusal], {
    headers: { 'Retry-After': '60' },
    cause,
  });
}
