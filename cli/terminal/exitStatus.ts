export const exitStatus = {
  ok: 0,
  findings: 1,
  /** Also for a wrong configuration. */
  usage: 2,
  incomplete: 3,
  noInput: 4,
  interrupted: 130,
} as const;

/** Its message contains the correction. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** By name, because the bundled check script has a separate class. */
export function isUsageError(error: unknown): boolean {
  return error instanceof Error && error.name === 'UsageError';
}
