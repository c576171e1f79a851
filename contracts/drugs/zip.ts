export const zipLength = 5;

export function zipDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, zipLength);
}

/** Whether a text has the form of a ZIP. Only a list knows which exist. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}
