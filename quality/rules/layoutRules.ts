import type { Rule } from '../rule.ts';
import { adjacentAds } from './layout/adjacentAds.ts';
import { emptySection } from './layout/emptySection.ts';

/** Rules for the order of blocks. */
export const layoutRules: readonly Rule[] = [adjacentAds, emptySection];
