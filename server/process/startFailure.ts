import { types } from 'node:util';
import { OldStoreError, StoreFolderError, StoreLockedError } from '#content/source/errors.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { hasCode } from '#platform/errorCode.ts';

// Also accepts errors of another realm, in which tests run.
const { isNativeError } = types;

const maxCauses = 5;

/** For the operator. Settings, locks, ports, disks and databases need no stack; anything else is a bug. */
export function startFailure(error: unknown): string {
  if (isComplete(error)) return error.message;
  const chain = [...causesOf(error)];
  const reasons = chain.map(messageOf).filter(Boolean).join(' ');
  if (chain.some((cause) => hasCode(cause, 'ENOSPC')))
    return `The disk is full. Free some space and start again; leave the files of DATA_DIR as they are. (${reasons})`;
  if (hasOutsideCause(error)) return reasons;
  return isNativeError(error) ? (error.stack ?? error.message) : String(error);
}

export function hasOutsideCause(error: unknown): boolean {
  return [...causesOf(error)].some(isSystemError);
}

function isComplete(error: unknown): error is Error {
  return [ConfigurationError, StoreLockedError, StoreFolderError, OldStoreError].some(
    (kind) => error instanceof kind,
  );
}

export function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): string {
  const failure = `The server cannot listen on ${host}, port ${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `${failure}: another process uses it. Stop that process, or choose another PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${failure}: HOST is not an address of this machine.`;
    case 'EACCES':
      return `${failure}: permission denied. Choose a PORT above 1023.`;
    default:
      return `${failure}: ${error.message}`;
  }
}

function* causesOf(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; depth < maxCauses && current !== undefined; depth += 1) {
    yield current;
    // A name with several addresses has an error for each; the first is enough.
    const [first]: unknown[] = current instanceof AggregateError ? current.errors : [];
    current = first ?? (isNativeError(current) ? current.cause : undefined);
  }
}

/** Codes of the system (`ECONNREFUSED`) and PostgreSQL (`28P01`) are in capitals; Node's own begin with ERR. */
function isSystemError(error: unknown): boolean {
  if (!isNativeError(error) || !('code' in error) || typeof error.code !== 'string') return false;
  return /^(?:E(?!RR_)[A-Z0-9_]+|[0-9A-Z]{5})$/.test(error.code);
}

function messageOf(error: unknown): string {
  return isNativeError(error) ? error.message : '';
}
