import type { PagewellRules } from '../src/pagewell.ts';

export const rules: PagewellRules;
