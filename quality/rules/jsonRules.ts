import type { Rule } from '../rule.ts';
import { loneSurrogate } from './json/loneSurrogate.ts';

/** Rules for the document's text that show only in what has been read. The others are in `transformer/json/`. */
export const jsonRules: readonly Rule[] = [loneSurrogate];
