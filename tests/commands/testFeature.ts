/**
 * `npm run test:feature newsletter` runs all that tries one feature: its own tests, those that hold for every feature, the
 * import floors, and, in a new build, its tests in the browser. Ends with the first step that fails.
 */
import { testsOfFeature } from './ownTests.ts';
import { foldersIn, jest, oneOf, run } from './steps.ts';

const name = oneOf('test:feature', 'feature', foldersIn('features'), 'newsletter');
const { unit, browser } = testsOfFeature(name);

run(`${name}: types`, ['npx', 'tsc']);
run(`${name}: floors`, ['npm', 'run', '-s', 'floors']);
run(`${name}: its own tests, and those of all features`, jest('unit', unit));
if (browser !== '') {
  run(`${name}: the build`, ['npm', 'run', '-s', 'build']);
  run(`${name}: the browser`, jest('browser', browser));
}
process.stdout.write(`\n${name}: all tests pass.\n`);
