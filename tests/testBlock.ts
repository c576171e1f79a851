/**
 * `npm run test:block call-out` runs all that tries one block type: its own tests, those that walk all schemas and
 * examples, and, in a new build, the browser's tests of its examples. Ends with the first step that fails.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { onlyBlock } from './support/blockExamples.ts';

const [type = ''] = process.argv.slice(2);
if (!existsSync(`schemas/blocks/${type}.json`)) {
  process.stderr.write('Say which block type is to be tried: npm run test:block call-out\n');
  process.exit(2);
}

/** Tests that try every block type, whichever there are. */
const ofAllTypes = [
  'tests/schemas/(schemaFiles|fixtures)',
  'tests/fixtures/(articles|paidLinks|trackedEvents|productData)',
  'tests/widgets/(blankHtml|requiredText|ownWords)',
  'tests/quality/fixtures',
  'tests/hostile/fields',
];

/** In the browser the file of a type, where it has one, is called as its component. */
const component = type.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
const ownInBrowser = readdirSync('tests/browser').filter((name) => name === `${component}.test.ts`);

run('types', 'npx', ['tsc']);
run('its own tests, and those of all types', 'npm', [
  ...['run', '-s', 'jest', '--', '--selectProjects=unit', '--testPathPatterns'],
  `(tests/widgets/${type}[./]|${ofAllTypes.join('|')})`,
]);
run('the build', 'npm', ['run', '-s', 'build']);
run('the browser', 'npm', [
  ...['run', '-s', 'jest', '--', '--selectProjects=browser', '--testPathPatterns'],
  `tests/browser/(${['gallery.test.ts', 'widgets.test.ts', ...ownInBrowser].join('|')})`,
]);
process.stdout.write(`\n${type}: all tests pass.\n`);

function run(what: string, command: string, parameters: readonly string[]): void {
  process.stdout.write(`\n${type}: ${what}\n`);
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, [onlyBlock]: type },
  });
  if (status !== 0) process.exit(status ?? 1);
}
