/**
 * `npm run test:rule a11y/link-text` runs all that tries one content rule: its page and its cases, and whatever holds for
 * every rule. Ends with the first step that fails.
 */
import { testsOfRule } from './ownTests.ts';
import { foldersIn, jest, oneOf, run } from './steps.ts';

const rules = foldersIn('rules').flatMap((family) =>
  foldersIn(`rules/${family}`).map((name) => `${family}/${name}`),
);
const rule = oneOf('test:rule', 'rule', rules, 'a11y/link-text');

run(`${rule}: types`, ['npx', 'tsc']);
run(
  `${rule}: its page and its cases`,
  jest('unit', 'tests/rules/rules\\.test', '--testNamePattern', `(^|of )${rule}( |$)`, '--verbose=false'),
);
run(`${rule}: what holds for every rule`, jest('unit', testsOfRule().unit));
process.stdout.write(`\n${rule}: all tests pass.\n`);
