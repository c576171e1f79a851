/**
 * `npm run test:long`: what takes too long for every change. Fuzzing, crowds, every example and article opened
 * at every width, and all of `npm test` once more with everything of which that tries a part, in the newest browser
 * that the machine has. Parameters are for Jest.
 */
import { installedBrowser } from '../browser/support/browser.ts';
import { everything } from '../support/tried.ts';
import { run } from './steps.ts';

const parameters = process.argv.slice(2);
// A parameter may name a file of one project alone.
const jest = ['npm', 'run', '-s', 'jest', '--', '--passWithNoTests', '--selectProjects'] as const;

process.stdout.write('This takes long: every test in it has minutes to itself. Leave it running.\n');
run('The build', ['npm', 'run', '-s', 'build']);
run('What takes long', [...jest, 'long', 'long-browser', ...parameters]);
const all = { [everything]: 'yes' };
run('All that npm test tries a part of', [...jest, 'unit', ...parameters], all);
const newest = process.env.CHROMIUM_PATH ?? installedBrowser();
if (newest === undefined) {
  process.stdout.write(
    '\nNo browser is installed beside that of the packages, which runs the tests once more.\n',
  );
}
run('The browser tests', [...jest, 'browser', ...parameters], {
  ...all,
  ...(newest === undefined ? {} : { CHROMIUM_PATH: newest }),
});
