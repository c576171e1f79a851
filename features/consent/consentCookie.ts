import { consentDays } from '#contracts/consent.ts';
import type { SignedTexts } from '#platform/signedTexts.ts';
import type { Choice } from './choice.ts';

/** A choice as a reader's browser keeps it. */
export interface KeptChoice extends Choice {
  /** The list of partners that it is about. */
  list: string;
  /** The Transparency and Consent string; empty where there is none. */
  tc: string;
  /** The Global Privacy Platform string. */
  gpp: string;
}

/** Changes with the form of the cookie. */
const version = '2';
const dayMs = 24 * 60 * 60_000;

/** A choice as a cookie's value, signed: nobody but this site can say that a reader has agreed. */
export function writeConsentCookie(kept: KeptChoice, signed: SignedTexts, now: Date): string {
  const day = Math.floor(now.getTime() / dayMs);
  const { list, purposes, vendors, others, tc, gpp } = kept;
  const text = [version, day, list, purposes.join('.'), vendors.join('.'), others ? 1 : 0, tc, gpp].join(':');
  return signed.sign(text);
}

/** A choice that this site has kept; nothing where the value is forged, too old, of tomorrow, or none at all. */
export function readConsentCookie(
  value: string | undefined,
  signed: SignedTexts,
  now: Date,
): KeptChoice | undefined {
  const text = signed.open(value);
  if (text === undefined) return undefined;
  // From here on it is what we wrote.
  const [written, day, list = '', purposes = '', vendors = '', others, tc = '', gpp = ''] = text.split(':');
  const age = now.getTime() / dayMs - Number(day);
  if (written !== version || !(age >= 0 && age < consentDays)) return undefined;
  return { list, purposes: numbers(purposes), vendors: numbers(vendors), others: others === '1', tc, gpp };
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split('.').map(Number);
}
