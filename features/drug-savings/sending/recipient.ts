import { envelopeAddress } from '#platform/mail/envelopeAddress.ts';

/** The longest that mail servers take, in characters: of an address, and of its local part. */
const maxAddressLength = 254;
const maxLocalLength = 64;

/** One address alone, and nothing that has a meaning where several stand, or names. */
const oneAddress = /^[^\s\p{C}@,;:"<>()[\]\\]+@(?:[^\s\p{C}@.,;:"<>()[\]\\]+\.)+[^\s\p{C}@.,;:"<>()[\]\\]+$/u;

/**
 * The one address of a mail, as its envelope has it: looser than that of our own forms, as the window is, and no list.
 *
 * @returns undefined where it is none, several, or a text that mail servers may read as another address
 */
export function mailAddressOf(typed: string): string | undefined {
  const address = typed.trim();
  const isShort = address.length <= maxAddressLength && address.lastIndexOf('@') <= maxLocalLength;
  return isShort && oneAddress.test(address) ? envelopeAddress(address) : undefined;
}

/** The kinds of numbers that people have in their pockets; the US does not tell those of a desk from them. */
const ordinary: readonly unknown[] = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'];

/**
 * The number of a text message from what was typed, which begins with its digits: ten of them, or eleven after a 1. Whatever
 * follows is nothing to us, unless there are more digits in it.
 *
 * @returns in the form `+18125550100`; undefined where it is no ordinary number of the US
 */
export async function usNumberOf(typed: string): Promise<string | undefined> {
  const [, digits] = /^1?(\d{10})(?!.*\p{Nd})/su.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(`+1${digits}`);
  const isOrdinary = number?.country === 'US' && number.isValid() && ordinary.includes(number.getType());
  return isOrdinary ? number.number : undefined;
}
