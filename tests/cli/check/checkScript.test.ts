import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheckSettings, documentCheck } from '../../../cli/check/checkDocument.ts';
import {
  type CheckScript,
  compiledCode,
  compiledName,
  openCheckScript,
  scriptName,
} from '../../../cli/check/checkScript.ts';
import type { ArticleDocument } from '../../../cli/input/document.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';

const built = resolve('dist/server/check');

const settings: CheckSettings = {
  at: '2026-11-22T00:00:00.000Z',
  rules: [],
  configuration: { folder: process.cwd() },
  ruleModules: [],
};

let folder: TemporaryFolder;
beforeAll(() => {
  if (!existsSync(join(built, scriptName)))
    throw new Error('The command is not built. Run "npm run build" first.');
  folder = temporaryFolder();
});
afterAll(() => folder[Symbol.dispose]());

/** A script whose only function gives a text. */
function write(name: string, text: string): string {
  return folder.write(
    name,
    `(function (module, exports) { exports.documentCheck = () => ${JSON.stringify(text)}; })`,
  );
}

function said({ run }: CheckScript): unknown {
  return Reflect.apply(run().documentCheck, undefined, []);
}

describe('the script that checks documents', () => {
  test('is one whose compiled code V8 takes, in a process without options of its own', () => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const program = `
      import { readFileSync } from 'node:fs';
      import { openCheckScript } from './cli/check/checkScript.ts';
      const compiled = readFileSync('${built}/${compiledName}');
      console.log(openCheckScript('${built}/${scriptName}', compiled).script.cachedDataRejected);`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--no-warnings', '-e', program],
      {
        env,
        encoding: 'utf8',
      },
    );
    expect([stdout.trim(), stderr]).toEqual(['false', '']);
  });

  test('holds the compiled code of what articles need, not of its outermost function alone', () => {
    const compiled = readFileSync(join(built, compiledName)).length;
    const alone = compiledCode(openCheckScript(join(built, scriptName))).length;
    expect(compiled).toBeGreaterThan(1.5 * alone);
  });

  test('finds what the modules find that it is made of', async () => {
    const documents = readdirSync('fixtures/blocks').map((name): ArticleDocument => {
      return { kind: 'file', name: join('fixtures/blocks', name), line: 1 };
    });
    const inModules = (await documentCheck(settings))(documents);
    const script = openCheckScript(join(built, scriptName), readFileSync(join(built, compiledName))).run();
    const inScript = (await script.documentCheck(settings))(documents);
    expect(inModules.flatMap(({ findings }) => findings).length).toBeGreaterThan(100);
    expect(JSON.parse(JSON.stringify(inScript))).toEqual(JSON.parse(JSON.stringify(inModules)));
  });

  test('runs with compiled code of its own', () => {
    const file = write('own.cjs', 'one');
    const first = openCheckScript(file);
    expect(said(first)).toBe('one');
    const again = openCheckScript(file, compiledCode(first));
    expect(again.script.cachedDataRejected).toBe(false);
    expect(said(again)).toBe('one');
  });

  test('never runs with the compiled code of another script, though that be as long', () => {
    const other = write('other.cjs', 'one');
    const opened = openCheckScript(other);
    said(opened);
    const changed = openCheckScript(write('changed.cjs', 'two'), compiledCode(opened));
    expect(changed.script.cachedDataRejected).toBeUndefined();
    expect(said(changed)).toBe('two');
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['something else', Buffer.from('not what was compiled')],
  ])('runs where the compiled code is %s', (_what, compiled) => {
    expect(said(openCheckScript(write('any.cjs', 'one'), compiled))).toBe('one');
  });
});
