/**
 * `npm run test:block call-out` runs all that tries one block type: its own tests, those that walk all schemas and
 * examples, and, in a new build, the browser's tests of its examples. Ends with the first step that fails.
 */
import { readdirSync } from 'node:fs';
import { onlyBlocks } from '../support/blockExamples.ts';
import { testsOfBlock } from './ownTests.ts';
import { jest, oneOf, run } from './steps.ts';

const types = readdirSync('schemas/blocks').map((name) => name.replace('.json', ''));
const type = oneOf('test:block', 'block type', types, 'call-out');
const { unit, browser } = testsOfBlock(type);
const env = { [onlyBlocks]: type };

run(`${type}: types`, ['npx', 'tsc']);
run(`${type}: its own tests, and those of all types`, jest('unit', unit), env);
run(`${type}: the build`, ['npm', 'run', '-s', 'build']);
run(`${type}: the browser`, jest('browser', browser), env);
process.stdout.write(`\n${type}: all tests pass.\n`);
