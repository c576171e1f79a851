import type { Rule } from '../rule.ts';
import { a11yRules } from './a11yRules.ts';
import { htmlRules } from './htmlRules.ts';
import { idRules } from './idRules.ts';
import { linkRules } from './linkRules.ts';
import { quizRules } from './quizRules.ts';

/** All content rules of this project, by family: `<family>Rules.ts`. A rule that is in none of these lists does not run. */
export const contentRules: readonly Rule[] = [
  ...a11yRules,
  ...htmlRules,
  ...idRules,
  ...linkRules,
  ...quizRules,
];
