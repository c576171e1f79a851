import { envelopeAddress } from '#platform/mail/envelopeAddress.ts';

/** Mail servers' limits in characters: of an address, and of its local part. */
const maxAddressLength = 254;
const maxLocalLength = 64;

/** A single address, without characters that separate addresses or names. */
const oneAddress = /^[^\s\p{C}@,;:"<>()[\]\\]+@(?:[^\s\p{C}@.,;:"<>()[\]\\]+\.)+[^\s\p{C}@.,;:"<>()[\]\\]+$/u;

/** As lenient as the dialog. @returns undefined if it is invalid, several, or ambiguous for mail servers */
export function mailAddressOf(typed: string): string | undefined {
  const address = typed.trim();
  const isShort = address.length <= maxAddressLength && address.lastIndexOf('@') <= maxLocalLength;
  return isShort && oneAddress.test(address) ? envelopeAddress(address) : undefined;
}

/** Kinds of personal numbers; US numbering does not distinguish mobile from landline. */
const ordinary: readonly unknown[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/** Ten digits, or eleven after a 1; ignores text after them. @returns as `+18125550100` */
export async function usNumberOf(typed: string): Promise<string | undefined> {
  const [, digits] = /^1?(\d{10})(?!.*\p{Nd})/su.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(`+1${digits}`);
  const isOrdinary = number?.country === 'US' && number.isValid() && ordinary.includes(number.getType());
  return isOrdinary ? number.number : undefined;
}
