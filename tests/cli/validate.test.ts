import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { description } from '../support/description.ts';
import { runCommand } from './runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const sound = JSON.stringify({
  path: '/a',
  title: 'A',
  description,
  blocks: [{ id: 'h', type: 'rich-text', data: { html: '<p>H</p>' } }],
});

const withErrors = `{
  "path": "/b",
  "title": "B", "description": "${description}",
  "blocks": [
    { "id": "one", "type": "heding", "data": { "text": "T" } },
    { "id": "two", "type": "heading", "data": { "size": 1, "level": 9 } }
  ]
}`;

const withWarning = JSON.stringify({
  path: '/c',
  title: 'C',
  description,
  blocks: [{ id: 'p', type: 'rich-text', data: { html: '<p onclick="x()">Text</p>' } }],
});

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder[Symbol.dispose]());

describe('pagewell validate', () => {
  test('finds nothing in the articles that come with the project, and ends with 0', async () => {
    const { status, out, err } = await runCommand('validate');
    expect(out).toMatch(/^\d+ articles checked, no problems\n$/);
    expect([status, err]).toEqual([0, '']);
  });

  test('says file, line and column, block, what is wrong, what would be right, and the rule', async () => {
    const file = folder.write('b.json', withErrors);
    const { status, out } = await runCommand('validate', file);
    expect(status).toBe(1);
    expect(out).toContain(
      [
        `${file}:5:28  error  There is no block type "heding". Did you mean "heading"? Readers see only the text it holds.`,
        '  block/unknown-type in heding "one" at /blocks/0/type',
        '  4 │   "blocks": [',
        '  5 │     { "id": "one", "type": "heding", "data": { "text": "T" } },',
        '    │                            ^^^^^^^^',
        '  6 │     { "id": "two", "type": "heading", "data": { "size": 1, "level": 9 } }',
        '',
      ].join('\n'),
    );
    expect(out).toContain('1 article checked: 4 errors, 0 warnings, 0 notes\n');
  });

  test('counts at its end how often each rule was broken, and in which type of block', async () => {
    const { out } = await runCommand('validate', folder.write('b.json', withErrors));
    expect(out).toContain(
      [
        '    errors  rule',
        '         1  block/unknown-type',
        '         1  schema/enum',
        '         1  schema/required',
        '         1  schema/unknown-field',
        '',
        '    errors  block type',
        '         3  heading',
        '         1  heding',
        '',
        '',
      ].join('\n'),
    );
  });

  test('places a missing field where what should hold it begins', async () => {
    const { out } = await runCommand('validate', folder.write('b.json', withErrors));
    expect(out).toContain(':6:47  error  "Text" is missing.');
  });

  test('places a fault of the document as a whole, too', async () => {
    const { status, out } = await runCommand('validate', folder.write('x.json', '{\n  "path": "/a",\n}'));
    expect(status).toBe(1);
    expect(out).toContain('x.json:2:15  error  The text stops being JSON: there is a comma after the last');
    expect(out).toContain('  2 │   "path": "/a",\n    │               ^\n');
    expect(out).toContain('json/syntax');
  });

  test('says what nobody has to mend by hand', async () => {
    const classed = JSON.parse(sound);
    classed.blocks[0].data.html = '<p class="x">H</p>';
    const file = folder.write('m.json', `\uFEFF${JSON.stringify(classed)}`);
    const { out } = await runCommand('validate', file);
    expect(out).toContain('\n2 problems can be mended by the command: pagewell validate --fix\n');
  });

  test('lets no article write over its own report', async () => {
    const text = JSON.stringify({
      path: '/a',
      title: 'A',
      blocks: [{ id: 'x', type: '\u001b[2J\u202Eevil', data: {} }],
    });
    const { out } = await runCommand('validate', folder.write('a.json', text));
    expect(out).toContain('in \\u001b[2J\\u202eevil "x" at');
    expect(out).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
  });

  test('ends with 0 on a warning, and with 1 where warnings are asked to count', async () => {
    const file = folder.write('c.json', withWarning);
    const plain = await runCommand('validate', file);
    expect([plain.status, plain.out.includes('1 warning')]).toEqual([0, true]);
    expect((await runCommand('validate', file, '--fail-on', 'warning')).status).toBe(1);
  });

  test('gives programs one object with every problem, and nothing else', async () => {
    const file = folder.write('b.json', withErrors);
    const { status, out, err } = await runCommand('validate', '--format', 'json', file);
    const report = JSON.parse(out);
    expect([status, err]).toEqual([1, '']);
    expect(report).toMatchObject({
      version: 1,
      ok: false,
      complete: true,
      summary: { files: 1, error: 4, warning: 0, info: 0 },
    });
    expect(report.problems[0]).toMatchObject({
      rule: 'block/unknown-type',
      file,
      pointer: '/blocks/0/type',
      line: 5,
      column: 28,
      endLine: 5,
      endColumn: 36,
      help: 'quality/rules/block/unknown-type/page.md',
    });
  });

  test('says "ok" to programs where nothing reaches the gate', async () => {
    const { out } = await runCommand('validate', '--format', 'json', folder.write('c.json', withWarning));
    expect(JSON.parse(out)).toMatchObject({ ok: true, complete: true, summary: { warning: 1 } });
  });
});

describe('what pagewell validate tells', () => {
  test('is one line for each finding where it shall be concise', async () => {
    const file = folder.write('c.json', withWarning);
    const { out } = await runCommand('validate', '--format', 'concise', file);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(`^${file}:1:\\d+: warning html/stripped Rich text may not hold the attribute "`),
      '1 article checked: 0 errors, 1 warning, 0 notes',
      '',
    ]);
  });

  test('is seen also where a file for it cannot be written, which is told', async () => {
    const file = folder.write('b.json', withErrors);
    const { status, out, err } = await runCommand('validate', file, '--format', 'json=no/such/folder');
    expect([status, err]).toEqual([
      3,
      expect.stringContaining('the report no/such/folder cannot be written: no such'),
    ]);
    expect(out).toContain('1 article checked: 4 errors');
  });

  test('goes into files as well, and then people still see it', async () => {
    const file = folder.write('b.json', withErrors);
    const report = join(folder.path, 'report');
    const { out } = await runCommand('validate', file, '--format', `json=${report}`);
    expect(JSON.parse(readFileSync(report, 'utf8')).problems).toHaveLength(4);
    expect(out).toContain('1 article checked: 4 errors');
  });

  test('is counted by rule and block type for programs, too', async () => {
    const file = folder.write('b.json', withErrors);
    const { out } = await runCommand('validate', file, '--format', 'json');
    expect(JSON.parse(out).summary).toMatchObject({
      byRule: { 'schema/required': { error: 1, warning: 0, info: 0 } },
      byBlockType: { heading: { error: 3 }, heding: { error: 1 } },
    });
  });

  test('is what the rules say that were asked for', async () => {
    const file = folder.write('b.json', withErrors);
    const rules = async (...asked: string[]): Promise<string[]> => {
      const { out } = await runCommand('validate', file, '--format', 'json', ...asked);
      return JSON.parse(out).problems.map(({ rule }: { rule: string }) => rule);
    };
    expect(await rules('--rule', 'schema/enum')).toEqual(['schema/enum']);
    expect(await rules('--rule', 'block/*', '--rule', 'schema/required')).toEqual([
      'block/unknown-type',
      'schema/required',
    ]);
    expect(await rules('--rule', 'quiz/*')).toEqual([]);
  });

  test('includes that an article cannot be read, whatever rules were asked for', async () => {
    const file = folder.write('x.json', '{');
    expect((await runCommand('validate', file, '--rule', 'quiz/*')).status).toBe(1);
  });
});

describe('a wrong use', () => {
  test.each([
    [['--fromat', 'json'], "Unknown option '--fromat'. Did you mean --format?"],
    [['--basline=x'], "Unknown option '--basline'. Did you mean --baseline?"],
    [['--colour'], "Unknown option '--colour'\n"],
  ])('%j is told with the option that was probably meant', async (args, expected) => {
    const { status, err } = await runCommand('validate', ...args);
    expect([status, err]).toEqual([2, expect.stringContaining(expected)]);
  });
});

describe('what pagewell validate is given', () => {
  test('a file of lines has an article on each, and findings name the line', async () => {
    const bad = JSON.stringify(JSON.parse(withErrors));
    const file = folder.write('all.ndjson', `${sound}\r\n\n${bad}\n{ "path":\n${sound}`);
    const { status, out } = await runCommand('validate', file, '--format', 'json');
    const { problems, summary } = JSON.parse(out);
    const lines = problems.map(({ rule, line }: { rule: string; line: number }) => [rule, line]);
    expect([status, summary.files]).toEqual([1, 4]);
    expect(lines.slice(0, 2)).toEqual([
      ['block/unknown-type', 3],
      ['schema/required', 3],
    ]);
    expect(lines.at(-1)).toEqual(['json/syntax', 4]);
  });

  test('a file of lines without an article is no clean run', async () => {
    const { status, err } = await runCommand('validate', folder.write('none.jsonl', '\n\n'));
    expect([status, err]).toEqual([4, 'pagewell: there is no article in it\n']);
  });

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
    const { out } = await runCommand('validate', join(folder.path, 'articles'), '--format', 'json');
    const { problems } = JSON.parse(out);
    expect(problems.map(({ file }: { file: string }) => file)).toEqual(
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
    expect([status, out.match(/it is a pipe or a device and no file/g)?.length]).toEqual([3, 2]);
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
      // Both are there now.
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
    ['no-such-file.json', 'there is no file or folder'],
    ['no-such-folder/*.json', 'nothing matches'],
    ['empty', 'there is no article in'],
  ])('%s, which leads to nothing, ends with 4', async (name, why) => {
    folder.write('empty/read.me', '');
    const { status, out, err } = await runCommand('validate', join(folder.path, name));
    expect([status, out]).toEqual([4, '']);
    expect(err).toContain(`${why} ${join(folder.path, name)}`);
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
    expect([status, err]).toEqual([3, `pagewell: there is no file or folder ${missing}\n`]);
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
  ])('a file that is %s is one finding', async (_what, content, rule) => {
    const { status, out } = await runCommand('validate', '--format', 'json', folder.write('x.json', content));
    const { problems } = JSON.parse(out);
    expect([status, problems.map((problem: { rule: string }) => problem.rule)]).toEqual([1, [rule]]);
  });
});

test('a run that is interrupted tells what it has found, and ends with 130', async () => {
  for (let index = 0; index < 300; index++) folder.write(`${index}.json`, withErrors);
  const running = runCommand('validate', '--format', 'json', folder.path);
  setImmediate(() => process.emit('SIGINT'));
  const { status, out } = await running;
  const report = JSON.parse(out);
  expect([status, report.complete]).toEqual([130, false]);
  expect(report.summary.files).toBeLessThan(300);
  expect(process.listenerCount('SIGINT')).toBe(0);
});

test('a run that is interrupted twice ends on the spot', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`ended with ${status}`);
  });
  try {
    const running = runCommand('validate');
    await new Promise(setImmediate);
    process.emit('SIGINT');
    expect(() => process.emit('SIGINT')).toThrow('ended with 130');
    await running;
  } finally {
    exit.mockRestore();
  }
});

describe('a wrong use of the command ends with 2 and says what is right', () => {
  test.each([
    [
      ['validate', '--format', 'xml'],
      '--format is one of pretty, concise, json, ndjson, junit, sarif, github, or FORMAT=FILE, not "xml"',
    ],
    [['validate', '--fail-on', 'info'], '--fail-on is error or warning, not "info"'],
    [['validate', '--format', 'json='], '--format json= wants the name of a file'],
    [['validate', '--rule', 'links'], '--rule is a rule such as schema/required, or a family such as html/*'],
    [['validate', '--rule', 'html/strippd'], 'there is no rule html/strippd. Did you mean html/stripped?'],
    [['validate', '--rule', 'htm/*'], 'there is no rule htm/*. Did you mean html/*?'],
    [['validat'], 'there is no command "validat". Did you mean validate?'],
    [['validate', '--at', 'tomorrow'], '--at is a date such as 2027-03-01, not "tomorrow"'],
    [['validate', '--at', '2027-13-01'], '--at is a date'],
    [['validate', '--at', '2026-02-31'], '--at is a date such as 2027-03-01, not "2026-02-31"'],
    [
      ['validate', '--format', 'json', '--format', 'concise'],
      'the other wants a file: --format concise=FILE',
    ],
    [['validate', '--store', '--url', 'https://cms.example/'], 'one at a time'],
    [['validate', 'a.json', '--store'], 'one at a time'],
    [['validate', '--url', 'cms.example'], '--url: The address of the CMS must be an http or https URL'],
    [
      ['validate', '--frobnicate'],
      "Unknown option '--frobnicate'\npagewell validate --help says how it is used.\n",
    ],
    [['render'], 'say which one file is to be rendered'],
    [['render', 'a.json', 'b.json'], 'say which one file is to be rendered'],
    [['import'], 'say which files are to be imported'],
    [['export', '--events', '--since', 'yesterday'], '--since is a date such as'],
    [
      ['publish'],
      'there is no command "publish". There are: validate, rules, render, import, export, people, site, newsletter, new-block.',
    ],
    [['new-block', 'CallOut'], 'one name in kebab-case is wanted, such as call-out, not "CallOut"'],
    [['new-block'], 'one name in kebab-case is wanted'],
    [['new-block', 'heading'], 'there is something of that name already: schemas/blocks/heading.json'],
  ])('%j', async (args, message) => {
    const { status, out, err } = await runCommand(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test('no command at all shows how it is used', async () => {
    const { status, out } = await runCommand();
    expect(status).toBe(2);
    expect(out).toContain('pagewell validate [files, folders, globs, -]');
  });

  test('says which version it is', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await runCommand('--version')).toEqual({ status: 0, out: `pagewell ${version}\n`, err: '' });
  });

  test.each(['help', '--help', '-h'])('but %s is a good use', async (word) => {
    const { status, out } = await runCommand(word);
    expect([status, out.includes('Exit status:')]).toEqual([0, true]);
  });
});
