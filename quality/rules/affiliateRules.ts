import type { Rule } from '../rule.ts';
import { lateDisclosure } from './affiliate/lateDisclosure.ts';
import { sameAddress } from './affiliate/sameAddress.ts';
import { secondDisclosure } from './affiliate/secondDisclosure.ts';
import { sponsoredOwnPage } from './affiliate/sponsoredOwnPage.ts';
import { unmarkedLink } from './affiliate/unmarkedLink.ts';

/** Rules for affiliate links. */
export const affiliateRules: readonly Rule[] = [
  lateDisclosure,
  sameAddress,
  secondDisclosure,
  sponsoredOwnPage,
  unmarkedLink,
];
