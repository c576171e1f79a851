import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type OwnTests, testsOfBlock, testsOfFeature, testsOfRule } from './ownTests.ts';

export const everyTime = ['--filter', '<rootDir>/tests/runners/everyTime.js'] as const;

export interface Concerned {
  tests: string[];
  /** The block types whose examples are tried; all where there is none. */
  types: string[];
}

export function changedFiles(): string[] {
  const git = (...parameters: string[]): string[] =>
    execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * A change in the folder of one block, feature or rule runs the tests of that alone: by the registry, nearly every test is related to it. All
 * other files run the related tests of those that `npm test` runs, so that a change never takes longer than everything.
 */
export function concernedBy(files: readonly string[]): Concerned {
  const ofThings = files.map((file) => ({ file, thing: thingOf(file) }));
  const types = ofThings.flatMap(({ thing }) => (thing?.type === undefined ? [] : [thing.type]));
  const others = ofThings.flatMap(({ file, thing }) => (thing || !existsSync(file) ? [] : [file]));
  const own = ofThings.flatMap(({ thing }) => (thing ? [thing.tests] : []));
  const tests = [
    ...own.flatMap(({ unit, browser }) => [
      ...listed('unit', '--testPathPatterns', unit),
      ...(browser === '' ? [] : listed('browser', '--testPathPatterns', browser)),
    ]),
    ...(others.length > 0
      ? listed('unit', ...everyTime, '--findRelatedTests', ...others, ...others.flatMap(readersOf))
      : []),
    // A changed test runs even if `npm test` leaves it out.
    ...others.filter((file) => /\.test\.tsx?$/.test(file)).map((file) => path.resolve(file)),
    // In the browser the build is tried, which nothing tells apart: what a test itself is made of does.
    ...(others.some((file) => file.startsWith('tests/'))
      ? listed('browser', '--findRelatedTests', ...others.filter((file) => file.startsWith('tests/')))
      : []),
  ];
  return { tests: [...new Set(tests)], types: [...new Set(types)] };
}

/** The files of the tests that read a page of the docs: they name it, or all of its folder. No module imports it. */
function readersOf(file: string): string[] {
  if (!file.endsWith('.md')) return [];
  const [folder = ''] = file.split('/');
  const names = [`'${file}'`, `'${folder}'`, `'${folder}/**`];
  return globSync('tests/**/*.{ts,tsx}').filter((test) => {
    const text = readFileSync(test, 'utf8');
    return names.some((name) => text.includes(name));
  });
}

/** Of which block, feature or rule a file is a part. */
function thingOf(file: string): { tests: OwnTests; type?: string } | undefined {
  const [, type] =
    /^(?:schemas\/blocks\/|fixtures\/blocks\/|tests\/widgets\/|widgets\/)([a-z0-9-]+)[./]/.exec(file) ?? [];
  if (type !== undefined && existsSync(`schemas/blocks/${type}.json`)) {
    return { tests: testsOfBlock(type), type };
  }
  const [, feature] = /^(?:tests\/)?features\/([a-zA-Z-]+)\//.exec(file) ?? [];
  if (feature !== undefined && existsSync(`features/${feature}`)) return { tests: testsOfFeature(feature) };
  return /^rules\/(?!engine\/)[^/]+\/[^/]+\//.test(file) ? { tests: testsOfRule() } : undefined;
}

function listed(project: string, ...parameters: string[]): string[] {
  const jest = ['node_modules/jest/bin/jest.js', '--listTests', '--passWithNoTests'];
  const printed = execFileSync(process.execPath, [...jest, '--selectProjects', project, ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return printed.split('\n').filter((line) => line.startsWith('/'));
}
