/** An id that goes unescaped into addresses and payloads. */
export const machineName = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/;

/** Whether a value is a list of at most 50 such names. */
export function areMachineNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every((each) => typeof each === 'string' && machineName.test(each))
  );
}
