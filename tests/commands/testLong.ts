/**
 * `npm run test:long`: what takes too long for every change. Fuzzing, crowds, every benchmark, every example and article
 * opened at every width, and the browser tests in the newest browser that the machine has. Parameters are for Jest.
 */
import { installedBrowser } from '../browser/support/browser.ts';
import { run } from './steps.ts';

const parameters = process.argv.slice(2);
const jest = ['npm', 'run', '-s', 'jest', '--', '--selectProjects'] as const;

process.stdout.write('This takes long: every test in it has minutes to itself. Leave it running.\n');
run('The build', ['npm', 'run', '-s', 'build']);
run('What takes long', [...jest, 'long', 'long-browser', ...parameters]);
const newest = process.env.CHROMIUM_PATH ? undefined : installedBrowser();
if (newest === undefined) {
  process.stdout.write(
    '\nNo browser is installed beside that of the packages: the browser tests were not run in another one.\n',
  );
} else {
  run(`The browser tests in ${newest}`, [...jest, 'browser', ...parameters], { CHROMIUM_PATH: newest });
}
