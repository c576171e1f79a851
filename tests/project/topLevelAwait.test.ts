import { globSync, readFileSync } from 'node:fs';
import vm from 'node:vm';
import { transformSync } from '@swc/core';

/** Programs of their own, which no test imports; and what tests are made from when they are described. */
const mayWait = [
  'tests/content/jobs/jobHolder.ts',
  'tests/drawPalette.ts',
  'tests/hostile/keepSafeExpressions.ts',
  'tests/rules/rulesOfFolders.ts',
];

/**
 * Jest first loads a test file with all that it imports at once. Where one of these awaits anything at its top, it throws
 * all of them away and loads them again, for each module on the way to it: databases, widgets and rules two or three times.
 */
test('nothing that tests share waits at its top: what it makes ready, it makes in `beforeAll`', () => {
  const shared = globSync('tests/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('tests/commands/'),
  );
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(waitsAtItsTop).sort()).toEqual(mayWait);
});

function waitsAtItsTop(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('await')) return false;
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2024' },
    module: { type: 'es6' },
  });
  return (
    Reflect.apply(
      Reflect.get(vm.SourceTextModule.prototype, 'hasTopLevelAwait'),
      new vm.SourceTextModule(code),
      [],
    ) === true
  );
}
