import { consentCookie } from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValues } from './cookies.ts';

/**
 * The signed choice that this browser keeps; '' where there is none, or more than one: then somebody else has set one of them, and
 * nothing tells which.
 */
export function keptChoice(): string {
  const [kept = '', ...others] = cookieValues(hostCookie(consentCookie, location.protocol === 'https:'));
  return others.length === 0 ? kept : '';
}
