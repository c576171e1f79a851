import type { Failure } from '../document/askServer.ts';

/** Why the server did not do it, in sentences. */
export function whyFailed(failure: Failure): string {
  switch (failure.kind) {
    case 'signed-out':
      return 'You are signed out. Sign in again, then do it once more.';
    case 'unreachable':
      return `The server could not be reached: ${failure.why}.`;
    case 'too-large':
      return 'This is more than the server takes.';
    case 'refused':
      return [failure.why, ...failure.problems.map(({ message }) => message)].join(' ');
  }
}
