/** Exit statuses of the command. */
export const exitStatus = {
  /** No finding at or above the gate. */
  ok: 0,
  findings: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** Something could not be checked. */
  incomplete: 3,
  noInput: 4,
  interrupted: 130,
} as const;

/** Wrong usage of the command: its message contains the correction. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Whether an error is a {@link UsageError}: by name, because the bundled check script has a separate class.
 */
export function isUsageError(error: unknown): boolean {
  return error instanceof Error && error.name === 'UsageError';
}
