/** What goes wrong with accounts, in the words by which those who use it know it. */
export const authFaults = {
  unsupportedProvider: 'Unsupported provider',
  noAccount: 'No authenticated accounts found',
  noAccountToSignOut: 'No authenticated accounts found to sign out',
  unknownProvider: 'Unable to determine authentication provider',
} as const;

/** A fault that has nothing to do with the provider's server. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(fault: keyof typeof authFaults) {
    super(authFaults[fault]);
  }
}

/** What a provider answers where somebody has to do something that no program can do for them. */
const needsSomebody: ReadonlySet<unknown> = new Set([
  'interaction_required',
  'login_required',
  'consent_required',
  'account_selection_required',
  // Of a refresh token that holds no longer.
  'invalid_grant',
]);

/** Whether it would help that somebody signs in anew. */
export function needsInteraction(error: unknown): boolean {
  return error instanceof Error && 'error' in error && needsSomebody.has(error.error);
}

/** Whether somebody has turned back at the provider, or the provider did not let them in. */
export function wasDeclined(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'access_denied';
}

/** Whether somebody was not let in; else nobody could be asked. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AuthError || 'error' in error) return true;
  // What came was no answer to the question, or not from whom it says.
  return 'code' in error && /^OAUTH_(?:INVALID_RESPONSE|JWT_)/.test(String(error.code));
}

/**
 * An error of a sign-in as a log may have it. The error itself holds what the provider was asked and has answered: codes, tokens
 * and what it knows of somebody.
 */
export function reasonOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const told = 'error' in error && typeof error.error === 'string' ? { error: error.error.slice(0, 60) } : {};
  return { name: error.name, message: error.message.slice(0, 200), ...code, ...told };
}
