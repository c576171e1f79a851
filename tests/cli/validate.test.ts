import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { articleOf } from '../support/someBlocks.ts';
import { sound, withErrors, withUnknownInstrument, withWarning } from './articlesToCheck.ts';
import { ends, runCommand, validateForPrograms } from './runCommand.ts';
import { folderForEach } from './temporaryFolder.ts';

const folder = folderForEach();

describe('pagewell validate', () => {
  test('finds nothing in the articles that come with the project, and ends with 0', async () => {
    const { status, out, err } = await runCommand('validate');
    expect(out).toMatch(/^\d+ articles and 1 site configuration checked, no problems\n$/);
    expect([status, err]).toEqual([0, '']);
  });

  test('says file, line and column, block, what is wrong, what would be right, and the rule', async () => {
    const file = folder.write('b.json', withErrors);
    const { status, out } = await runCommand('validate', file);
    expect(status).toBe(1);
    expect(out).toContain(
      [
        `${file}:5:28  error  The block type "heding" is unknown. Did you mean "heading"? Readers see only its text.`,
        '  block/unknown-type in heding (one), "Type"',
        '  4 │   "blocks": [',
        '  5 │     { "id": "one", "type": "heding", "data": { "text": "T" } },',
        '    │                            ^^^^^^^^',
        '  6 │     { "id": "two", "type": "heading", "data": { "size": 1, "level": 9 } }',
        '',
      ].join('\n'),
    );
    expect(out).toContain('1 article checked: 4 errors, 0 warnings, 0 notes\n');
  });

  test('judges by the days of SITE_TIME_ZONE, as the server does', async () => {
    const reviewed = { byline: { authors: [], reviewedAt: '2024-04-30T22:00:00-07:00' } };
    const file = folder.write('e.json', JSON.stringify({ ...JSON.parse(sound), ...reviewed }));
    const found = async (day: string) =>
      (await runCommand('validate', file, '--rule', 'date/review-due', '--at', day)).out;
    expect(await found('2026-04-30')).toContain('was on 2024-04-30, at least 24 months ago');
    process.env.SITE_TIME_ZONE = 'Pacific/Kiritimati';
    try {
      expect(await found('2026-04-30')).toContain('no problems');
      expect(await found('2026-05-01')).toContain('was on 2024-05-01, at least 24 months ago');
    } finally {
      delete process.env.SITE_TIME_ZONE;
    }
  });

  test('finds a questionnaire that the site does not have, without being told which it has', async () => {
    const file = folder.write('d.json', withUnknownInstrument);
    const { status, out } = await runCommand('validate', file);
    expect(status).toBe(1);
    expect(out).toContain('assessment/unknown-instrument');
    expect(out).toContain('Did you mean worry-check?');
  });

  test('takes the questionnaires that a configuration names for those of the site', async () => {
    const config = folder.write(
      'config.json',
      JSON.stringify({ site: { instruments: [{ id: 'worry-chek' }] } }),
    );
    const { status } = await runCommand(
      'validate',
      '--config',
      config,
      folder.write('d.json', withUnknownInstrument),
    );
    expect(status).toBe(0);
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
    expect(out).toContain('x.json:2:15  error  Invalid JSON: there is a comma after the last');
    expect(out).toContain('  2 │   "path": "/a",\n    │               ^\n');
    expect(out).toContain('json/syntax');
  });

  test('says what nobody has to mend by hand', async () => {
    const classed = JSON.parse(sound);
    classed.blocks[0].data.html = '<p class="x">H</p>';
    const file = folder.write('m.json', `\uFEFF${JSON.stringify(classed)}`);
    const { out } = await runCommand('validate', file);
    expect(out).toContain('\n2 problems can be fixed with pagewell validate --fix\n');
  });

  test('lets no article write over its own report', async () => {
    const text = JSON.stringify(articleOf('/a', 'A', [{ id: 'x', type: '\u001b[2J\u202Eevil', data: {} }]));
    const { out } = await runCommand('validate', folder.write('a.json', text));
    expect(out).toContain('in \\u001b[2J\\u202eevil (x), "Type"');
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
      help: 'rules/block/unknown-type/page.md',
    });
  });

  test('says "ok" to programs where nothing reaches the gate', async () =>
    expect(await validateForPrograms(folder.write('c.json', withWarning))).toMatchObject({
      ok: true,
      complete: true,
      summary: { warning: 1 },
    }));
});

describe('what pagewell validate tells', () => {
  test('is one line for each finding where it shall be concise', async () => {
    const file = folder.write('c.json', withWarning);
    const { out } = await runCommand('validate', '--format', 'concise', file);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(`^${file}:1:\\d+: warning html/stripped An unpaid link had the attribute "`),
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
    expect((await validateForPrograms(file)).summary).toMatchObject({
      byRule: { 'schema/required': { error: 1, warning: 0, info: 0 } },
      byBlockType: { heading: { error: 3 }, heding: { error: 1 } },
    });
  });

  test('is what the rules say that were asked for', async () => {
    const file = folder.write('b.json', withErrors);
    const rules = async (...asked: string[]): Promise<string[]> =>
      (await validateForPrograms(file, ...asked)).rules;
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
      '--format must be one of pretty, concise, json, ndjson, junit, sarif, github, or FORMAT=FILE, not "xml"',
    ],
    [['validate', '--fromat', 'json'], "Unknown option '--fromat'. Did you mean --format?"],
    [['validate', '--basline=x'], "Unknown option '--basline'. Did you mean --baseline?"],
    [['validate', '--colour'], "Unknown option '--colour'\n"],
    [['validate', '--fail-on', 'info'], '--fail-on must be error or warning, not "info"'],
    [['validate', '--format', 'json='], '--format json= requires a file name'],
    [
      ['validate', '--rule', 'links'],
      '--rule must be a rule such as schema/required, or a family such as html/*',
    ],
    [
      ['validate', '--rule', 'html/strippd'],
      'the rule html/strippd was not found. Did you mean html/stripped?',
    ],
    [['validate', '--rule', 'htm/*'], 'the rule htm/* was not found. Did you mean html/*?'],
    [['validat'], 'unknown command "validat". Did you mean validate?'],
    [['validate', '--at', 'tomorrow'], '--at must be a date such as 2027-03-01, not "tomorrow"'],
    [['validate', '--at', '2027-13-01'], '--at must be a date'],
    [['validate', '--at', '2026-02-31'], '--at must be a date such as 2027-03-01, not "2026-02-31"'],
    [
      ['validate', '--format', 'json', '--format', 'concise'],
      'use a file for the other: --format concise=FILE',
    ],
    [['validate', '--store', '--url', 'https://cms.example/'], 'check only one of'],
    [['validate', 'a.json', '--store'], 'check only one of'],
    [['validate', '--url', 'cms.example'], '--url: The address of the CMS must be an http or https URL'],
    [
      ['validate', '--frobnicate'],
      "Unknown option '--frobnicate'\nFor usage, run pagewell validate --help.\n",
    ],
    [['render'], 'name one file to render'],
    [['render', 'a.json', 'b.json'], 'name one file to render'],
    [['import'], 'name the files to import'],
    [['export', '--events', '--since', 'yesterday'], '--since is a date such as'],
    [
      ['publish'],
      'unknown command "publish". Commands: validate, rules, render, import, export, backup, restore, people, drugs, site, newsletter, members, new-block.',
    ],
    [['new-block', 'CallOut'], 'one name in kebab-case is required, such as shopping-list, not "CallOut"'],
    [['new-block'], 'one name in kebab-case is required'],
    [['new-block', 'heading'], 'this name is already used: schemas/blocks/heading.json'],
  ])('%j', async (args, message) => {
    const { status, out, err } = await runCommand(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test('SITE_TIME_ZONE that names no time zone, with what it accepts', async () => {
    process.env.SITE_TIME_ZONE = 'New York';
    try {
      expect(await ends('validate')).toEqual([
        2,
        expect.stringContaining('SITE_TIME_ZONE is "New York", but must be empty, or a time zone such as'),
      ]);
    } finally {
      delete process.env.SITE_TIME_ZONE;
    }
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
