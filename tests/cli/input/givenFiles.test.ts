import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { sound, withErrors, withWarning } from '../articlesToCheck.ts';
import { ends, runCommand, validateForPrograms } from '../runCommand.ts';
import { folderForEach } from '../temporaryFolder.ts';

const folder = folderForEach();

describe('what pagewell validate is given', () => {
  test('a file of lines has an article on each, and findings name the line', async () => {
    const bad = JSON.stringify(JSON.parse(withErrors));
    const file = folder.write('all.ndjson', `${sound}\r\n\n${bad}\n{ "path":\n${sound}`);
    const { status, problems, summary } = await validateForPrograms(file);
    const lines = problems.map(({ rule, line }: { rule: string; line: number }) => [rule, line]);
    expect([status, summary.files]).toEqual([1, 4]);
    expect(lines.slice(0, 2)).toEqual([
      ['block/unknown-type', 3],
      ['schema/required', 3],
    ]);
    expect(lines.at(-1)).toEqual(['json/syntax', 4]);
  });

  test('a file of lines without an article is no clean run', async () =>
    expect(await ends('validate', folder.write('none.jsonl', '\n\n'))).toEqual([
      4,
      'pagewell: no article was found\n',
    ]));

  test('a file of lines that is not there any more is told', async () => {
    symlinkSync(join(folder.path, 'gone'), join(folder.path, 'link.ndjson'));
    const { status, out } = await runCommand('validate', folder.path);
    expect([status, out.includes('link.ndjson:1:1  error  This cannot be read')]).toEqual([3, true]);
  });

  test('a linked folder is a folder, and each is looked into once, by its own name where it has one', async () => {
    folder.write('articles/a.json', withWarning);
    const elsewhere = folder.write('other/b.json', withWarning);
    symlinkSync(join(folder.path, 'articles'), join(folder.path, 'articles/back'));
    symlinkSync(dirname(elsewhere), join(folder.path, 'articles/linked'));
    const { problems } = await validateForPrograms(join(folder.path, 'articles'));
    expect([...new Set(problems.map(({ file }: { file: string }) => file))]).toEqual(
      ['articles/a.json', 'articles/linked/b.json'].map((name) => join(folder.path, name)),
    );
  });

  test('folders whose links lead from each to each other are soon looked through', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `f${index}`);
    for (const name of names) folder.write(`${name}/a.json`, sound);
    for (const from of names) {
      for (const to of names) symlinkSync(join(folder.path, to), join(folder.path, from, `to-${to}`));
    }
    const { out } = await runCommand('validate', folder.path);
    expect(out).toBe('12 articles checked, no problems\n');
  });

  test('a thousand folders inside each other are soon looked through', async () => {
    const deepest = join(folder.path, ...Array.from({ length: 1_000 }, () => 'd'));
    execFileSync('mkdir', ['-p', deepest]);
    writeFileSync(join(deepest, 'a.json'), sound);
    expect((await runCommand('validate', folder.path)).out).toBe('1 article checked, no problems\n');
    // Node.js takes seconds for that.
    execFileSync('rm', ['-rf', join(folder.path, 'd')]);
  });

  test('a folder that cannot be looked into is told, and the others are', async () => {
    folder.write('a.json', sound);
    const deep = join(folder.path, ...Array.from({ length: 14 }, () => 'd'.repeat(250)));
    mkdirSync(deep, { recursive: true });
    // Together with these, its name is longer than the system takes.
    execFileSync('mkdir', ['-p', Array.from({ length: 4 }, () => 'e'.repeat(250)).join('/')], { cwd: deep });
    try {
      const { status, out } = await runCommand('validate', folder.path, '--format', 'concise');
      expect([status, out]).toEqual([3, expect.stringContaining('This cannot be read: name too long')]);
      expect(out).toContain('1 article checked');
    } finally {
      execFileSync('rm', ['-rf', join(folder.path, 'd'.repeat(250))]);
    }
  });

  test('a pipe that nobody writes to is told, and the others are checked', async () => {
    folder.write('a.json', sound);
    for (const name of ['pipe.json', 'pipe.ndjson']) execFileSync('mkfifo', [join(folder.path, name)]);
    const { status, out } = await runCommand('validate', folder.path, '--format', 'concise');
    expect([status, out.match(/it is a pipe or a device, not a file/g)?.length]).toEqual([3, 2]);
    expect(out).toContain('1 article checked');
  });

  test('bytes that are no UTF-8 are told with their place', async () => {
    const bytes = Buffer.from('{\n  "path": "/\uFFFD\u00ff"\n}', 'utf8');
    const broken = Buffer.concat([bytes.subarray(0, 18), Buffer.from([0xff]), bytes.subarray(18)]);
    const { out } = await runCommand('validate', folder.write('x.json', broken), '--format', 'concise');
    expect(out).toContain('x.json:2:14: error json/encoding');
  });

  test('a folder means all JSON files in it, at any depth, without those of packages', async () => {
    folder.write('a.json', sound);
    folder.write('deep/down/b.json', sound);
    folder.write('deep/notes.txt', 'no article');
    folder.write('node_modules/x/c.json', withErrors);
    folder.write('folder.json/d.json', sound);
    const { status, out } = await runCommand('validate', folder.path);
    expect([status, out]).toEqual([0, '3 articles checked, no problems\n']);
  });

  test('a folder means files whose names end in capitals as well', async () => {
    for (const name of ['BAD.JSON', 'Bad.Json', 'BAD.NDJSON', 'deep/BAD.JSON', 'bad.jsonL'])
      folder.write(name, withErrors.replaceAll('\n', ' '));
    const { status, out } = await runCommand('validate', folder.path, '--format', 'concise');
    const named = ['BAD.JSON:', 'Bad.Json:', 'BAD.NDJSON:', 'deep/BAD.JSON:', 'bad.jsonL:'];
    expect([status, named.filter((name) => !out.includes(name))]).toEqual([1, []]);
  });

  test('a folder means nothing that is hidden, and no file of the project itself', async () => {
    folder.write('articles/a.json', sound);
    folder.write('articles/.draft.json', withErrors);
    folder.write('.git/b.json', withErrors);
    folder.write('package.json', '{ "name": "articles" }');
    folder.write('tsconfig.json', '{}');
    folder.write('pagewell.config.json', '{ "baseline": "known.json" }');
    const before = process.cwd();
    process.chdir(folder.path);
    try {
      await runCommand(
        'validate',
        '.',
        '--update-baseline',
        '--baseline',
        'known.json',
        '--format',
        'json=report.json',
      );
      const again = await runCommand('validate', '.', '*.json', '--format', 'json=report.json');
      expect(again).toEqual({ status: 0, out: '1 article checked, no problems\n', err: '' });
      expect((await runCommand('validate', 'package.json')).err).toBe(
        'pagewell: none of these files is an article\n',
      );
    } finally {
      process.chdir(before);
    }
  });

  test('a folder whose name looks like a pattern is a folder', async () => {
    folder.write('[drafts]/a.json', sound);
    const { out } = await runCommand('validate', join(folder.path, '[drafts]'));
    expect(out).toBe('1 article checked, no problems\n');
  });

  test('a pattern means the files that match it, and no file counts twice', async () => {
    folder.write('a.json', sound);
    folder.write('b.json', sound);
    const { out } = await runCommand('validate', join(folder.path, '*.json'), join(folder.path, 'a.json'));
    expect(out).toBe('2 articles checked, no problems\n');
  });

  test.each([
    ['no-such-file.json', 'the file or folder … was not found'],
    ['no-such-folder/*.json', 'nothing matches …'],
    ['empty', 'no article was found in …'],
  ])('%s, which leads to nothing, ends with 4', async (name, why) => {
    folder.write('empty/read.me', '');
    const { status, out, err } = await runCommand('validate', join(folder.path, name));
    expect([status, out]).toEqual([4, '']);
    expect(err).toContain(why.replace('…', join(folder.path, name)));
  });

  test('a name that matches nothing beside one that does is told, and ends with 3', async () => {
    const missing = join(folder.path, 'missing.json');
    const { status, out, err } = await runCommand(
      'validate',
      '--format',
      'json',
      folder.write('a.json', sound),
      missing,
    );
    expect([status, err]).toEqual([3, `pagewell: the file or folder ${missing} was not found\n`]);
    expect(JSON.parse(out)).toMatchObject({ complete: false, summary: { files: 1 } });
  });

  test('a file that cannot be read is a finding, the others are checked, and the end is 3', async () => {
    symlinkSync(join(folder.path, 'gone'), join(folder.path, 'link.json'));
    folder.write('b.json', withErrors);
    const { status, out } = await runCommand('validate', folder.path);
    expect(status).toBe(3);
    expect(out).toContain('link.json:1:1  error  This cannot be read: no such file or directory.');
    expect(out).toContain('block/unknown-type');
    expect(out).toContain('1 article checked: 5 errors, 0 warnings, 0 notes; 1 could not be read');
  });

  test.each<[string, string | Uint8Array, string]>([
    ['larger than any article', ' '.repeat(maxArticleBytes + 1), 'json/too-large'],
    ['deeper than any article', '['.repeat(1_000), 'json/syntax'],
    ['empty', '', 'json/syntax'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0]), 'json/encoding'],
    ['no object', '[]', 'schema/type'],
  ])('a file that is %s is one finding', async (_what, content, rule) =>
    expect(await validateForPrograms(folder.write('x.json', content))).toMatchObject({
      status: 1,
      rules: [rule],
    }),
  );
});
