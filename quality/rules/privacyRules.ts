import type { Rule } from '../rule.ts';
import { personalData } from './privacy/personalData.ts';
import { secret } from './privacy/secret.ts';

/** Rules for what belongs to nobody else. */
export const privacyRules: readonly Rule[] = [personalData, secret];
