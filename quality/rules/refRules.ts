import type { Rule } from '../rule.ts';
import { unknownCard } from './ref/unknownCard.ts';
import { unknownVariant } from './ref/unknownVariant.ts';

/** Rules for names of what stands elsewhere. */
export const refRules: readonly Rule[] = [unknownCard, unknownVariant];
