import { consentDays } from '#contracts/consent.ts';
import type { SignedTexts } from '#platform/signedTexts.ts';
import type { Choice } from './choice.ts';

export interface StoredChoice extends Choice {
  list: string;
  tc: string;
  gpp: string;
}

const version = '2';
const dayMs = 24 * 60 * 60_000;

/** Signed: only this site can say that a reader has agreed. */
export function writeConsentCookie(choice: StoredChoice, signed: SignedTexts, now: Date): string {
  const day = Math.floor(now.getTime() / dayMs);
  const { list, purposes, vendors, others, tc, gpp } = choice;
  const text = [version, day, list, purposes.join('.'), vendors.join('.'), others ? 1 : 0, tc, gpp].join(':');
  return signed.sign(text);
}

/** Undefined if it is missing, forged, too old or dated in the future. */
export function readConsentCookie(
  value: string | undefined,
  signed: SignedTexts,
  now: Date,
): StoredChoice | undefined {
  const text = signed.open(value);
  if (text === undefined) return undefined;
  // The signature shows that this site wrote it.
  const [written, day, list = '', purposes = '', vendors = '', others, tc = '', gpp = ''] = text.split(':');
  const age = now.getTime() / dayMs - Number(day);
  if (written !== version || !(age >= 0 && age < consentDays)) return undefined;
  return { list, purposes: numbers(purposes), vendors: numbers(vendors), others: others === '1', tc, gpp };
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split('.').map(Number);
}
