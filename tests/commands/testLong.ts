/**
 * `npm run test:long`: all tests, no file left out, with everything of which `npm test` tries a part, in the newest browser that the
 * machine has. Parameters are for Jest.
 */
import { installedBrowser } from '../browser/support/browser.ts';
import { everything } from '../support/tried.ts';
import { run } from './steps.ts';

const parameters = process.argv.slice(2);

process.stdout.write('This takes long: at most 40 minutes on two processors. Leave it running.\n');
run('The build', ['npm', 'run', '-s', 'build']);
const newest = process.env.CHROMIUM_PATH ?? installedBrowser();
if (newest === undefined) {
  process.stdout.write('\nNo browser is installed: the browser tests run in that of the packages.\n');
}
// One run for all, so that a red test keeps none from running.
run('All tests, with everything', ['npm', 'run', '-s', 'jest', '--', ...parameters], {
  [everything]: 'yes',
  ...(newest === undefined ? {} : { CHROMIUM_PATH: newest }),
});
