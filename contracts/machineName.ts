/** An id that goes unescaped into addresses and payloads. */
export const machineName = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,79}$/;

export function areMachineNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every((each) => typeof each === 'string' && machineName.test(each))
  );
}
