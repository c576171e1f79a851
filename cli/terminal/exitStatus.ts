/** What the command ends with. */
export const exitStatus = {
  /** Nothing at or above the gate. */
  ok: 0,
  findings: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** Something could not be checked. */
  incomplete: 3,
  noInput: 4,
  interrupted: 130,
} as const;

/** A wrong use of the command: its message says what would be right. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Whether an error is a {@link UsageError}: by its name, for the script that checks has a class of its own. */
export function isUsageError(error: unknown): boolean {
  return error instanceof Error && error.name === 'UsageError';
}
