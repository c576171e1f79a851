/** Digits of a ZIP. */
export const zipLength = 5;

/** What a field for ZIPs keeps of what is typed into it. */
export function zipDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, zipLength);
}

/** Whether something is written as a ZIP is. Whether there is one, only a list knows. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
