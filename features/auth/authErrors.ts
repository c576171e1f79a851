export const authFaults = {
  unsupportedProvider: 'Unsupported provider',
  noAccount: 'No authenticated accounts found',
  noAccountToSignOut: 'No authenticated accounts found to sign out',
  unknownProvider: 'Unable to determine authentication provider',
} as const;

/** A fault of ours or the client's, not the provider's. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(fault: keyof typeof authFaults) {
    super(authFaults[fault]);
  }
}

const needsPerson: ReadonlySet<unknown> = new Set([
  'interaction_required',
  'login_required',
  'consent_required',
  'account_selection_required',
  // The refresh token has expired or was revoked.
  'invalid_grant',
]);

export function needsInteraction(error: unknown): boolean {
  return error instanceof Error && 'error' in error && needsPerson.has(error.error);
}

export function wasDeclined(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'access_denied';
}

export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AuthError || 'error' in error) return true;
  // The response was malformed, or not from the claimed issuer.
  return 'code' in error && /^OAUTH_(?:INVALID_RESPONSE|JWT_)/.test(String(error.code));
}

/** For logs: the error itself holds codes, tokens and claims. */
export function reasonOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const details =
    'error' in error && typeof error.error === 'string' ? { error: error.error.slice(0, 60) } : {};
  return { name: error.name, message: error.message.slice(0, 200), ...code, ...details };
}
