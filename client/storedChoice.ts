import { consentCookie } from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookieValues } from './cookies.ts';

/** The signed choice in this browser's cookie; '' if there is none, or several, which cannot be distinguished. */
export function storedChoice(): string {
  const [choice = '', ...others] = cookieValues(hostCookie(consentCookie, location.protocol === 'https:'));
  return others.length === 0 ? choice : '';
}
