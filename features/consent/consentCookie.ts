import { createHmac, timingSafeEqual } from 'node:crypto';
import { consentDays } from '../../contracts/consent.ts';
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
const version = '1';
const dayMs = 24 * 60 * 60_000;
/** Longer than any that we write. A browser keeps up to 4 kB. */
const maxLength = 2_500;
/** The length of a signature, in characters of base64url: 128 bits. */
const signatureLength = 22;

/** A choice as a cookie's value, signed: nobody but this site can say that a reader has agreed. */
export function writeConsentCookie(kept: KeptChoice, secret: string, now: Date): string {
  const day = Math.floor(now.getTime() / dayMs);
  const { list, purposes, vendors, others, tc, gpp } = kept;
  const text = [version, day, list, purposes.join('.'), vendors.join('.'), others ? 1 : 0, tc, gpp].join(':');
  return `${text}:${signatureOf(text, secret)}`;
}

/** A choice that this site has kept; nothing where the value is forged, too old, of tomorrow, or none at all. */
export function readConsentCookie(
  value: string | undefined,
  secret: string,
  now: Date,
): KeptChoice | undefined {
  if (value === undefined || value.length > maxLength) return undefined;
  const end = value.lastIndexOf(':');
  const text = value.slice(0, Math.max(0, end));
  if (!isEqual(value.slice(end + 1), signatureOf(text, secret))) return undefined;
  // From here on it is what we wrote.
  const [written, day, list = '', purposes = '', vendors = '', others, tc = '', gpp = ''] = text.split(':');
  const age = now.getTime() / dayMs - Number(day);
  if (written !== version || !(age >= 0 && age < consentDays)) return undefined;
  return { list, purposes: numbers(purposes), vendors: numbers(vendors), others: others === '1', tc, gpp };
}

function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, signatureLength);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function numbers(text: string): number[] {
  return text === '' ? [] : text.split('.').map(Number);
}
