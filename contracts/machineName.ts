/** A short name for machines, which goes into addresses and payloads as it is. */
export const machineName = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/;

/** Whether it is a list of such names, of 50 at the most. */
export function areMachineNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every((each) => typeof each === 'string' && machineName.test(each))
  );
}
