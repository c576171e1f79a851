import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { applyFixes } from '#cli/fix/applyFixes.ts';
import { fixText } from '#cli/fix/fixFile.ts';
import { unifiedDiff } from '#cli/fix/fixFindings.ts';
import { check } from '#rules/check.ts';
import type { JsonPatchOperation } from '#transformer/problems/problem.ts';
import { readersView } from '../../support/readersView.ts';
import { someBlocks } from '../../support/someBlocks.ts';
import { runCommand } from '../runCommand.ts';
import { folderForEach } from '../temporaryFolder.ts';

describe('a patch of a text', () => {
  test.each<[string, string, JsonPatchOperation, string]>([
    ['a number', '{ "a" : 1 }', { op: 'replace', path: '/a', value: 22 }, '{ "a" : 22 }'],
    [
      'only the part of a text that differs',
      '{"a":"\\u003cb\\u003e x \\/"}',
      { op: 'replace', path: '/a', value: '<b> yy" /' },
      '{"a":"\\u003cb\\u003e yy\\" \\/"}',
    ],
    ['a text to nothing', '["abc"]', { op: 'replace', path: '/0', value: '' }, '[""]'],
    ['a name', '{ "a" : 1, "b":2 }', { op: 'move', from: '/a', path: '/c' }, '{ "c" : 1, "b":2 }'],
    ['a new member', '{\n  "a": 1\n}', { op: 'add', path: '/b', value: 2 }, '{\n  "b": 2,\n  "a": 1\n}'],
    ['a first member', '{\n  "a": 1,\n  "b": 2\n}', { op: 'remove', path: '/a' }, '{\n  "b": 2\n}'],
    ['a last member', '{\n  "a": 1,\n  "b": 2\n}', { op: 'remove', path: '/b' }, '{\n  "a": 1\n}'],
    ['an only member', '{ "a": { "b": 2 } }', { op: 'remove', path: '/a/b' }, '{ "a": {} }'],
    ['an entry', '[1, 2 , 3]', { op: 'remove', path: '/1' }, '[1, 3]'],
    ['a last entry', '[1, 2 , 3]', { op: 'remove', path: '/2' }, '[1, 2 ]'],
    ['an only entry', '[\n 1\n]', { op: 'remove', path: '/0' }, '[]'],
  ])('changes %s, and leaves the rest as it is written', (_what, text, operation, expected) =>
    expect(applyFixes(text, [[operation]])).toEqual({ text: expected, count: 1 }),
  );

  test.each<[string, JsonPatchOperation]>([
    ['what is not there', { op: 'remove', path: '/x' }],
    ['the whole document', { op: 'remove', path: '' }],
    ['the name of a field to that of another one', { op: 'move', from: '/a', path: '/a' }],
    ['what is added where a field stands', { op: 'add', path: '/a', value: 2 }],
  ])('does not change %s', (_what, operation) =>
    expect(applyFixes('{"a":1}', [[operation]])).toBeUndefined(),
  );

  test('makes of any text of any value what it says, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 3 }).map((text): unknown => JSON.parse(text)),
        fc.constantFrom(undefined, 2),
        fc.nat(),
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        (value, indent, pick, replacement, removes) => {
          const places = [...pointersOf(value)].slice(1);
          const path = places[pick % places.length];
          fc.pre(path !== undefined);
          const operation: JsonPatchOperation = removes
            ? { op: 'remove', path }
            : { op: 'replace', path, value: replacement };
          const patched = applyFixes(JSON.stringify(value, null, indent), [[operation]]);
          // As JSON has it, which knows no -0.
          const expected: unknown = JSON.parse(JSON.stringify(patchedValue(value, operation)));
          expect(JSON.parse(patched?.text ?? '')).toEqual(expected);
        },
      ),
    );
  });
});

describe('several patches of a text', () => {
  const replace = (path: string, value: unknown): JsonPatchOperation[] => [{ op: 'replace', path, value }];

  test('are applied together, also to different parts of one field', () =>
    expect(
      applyFixes('{"a":"one two three","b":[1,2,3,4]}', [
        replace('/a', 'one two 3'),
        replace('/a', '1 two three'),
        [{ op: 'remove', path: '/b/0' }],
        [{ op: 'remove', path: '/b/2' }],
      ]),
    ).toEqual({ text: '{"a":"1 two 3","b":[2,4]}', count: 4 }));

  test('that touch each other wait for the next round', () => {
    expect(applyFixes('{"a":"one two"}', [replace('/a', 'one 2'), replace('/a', 'one deux')])).toEqual({
      text: '{"a":"one 2"}',
      count: 1,
    });
    expect(applyFixes('{"a":{"b":1}}', [[{ op: 'remove', path: '/a' }], replace('/a/b', 2)])).toEqual({
      text: '{}',
      count: 1,
    });
  });

  test('are applied without the one that does something else than it should', () => {
    const twice = '{"a":1,"a":2,"b":1}';
    expect(applyFixes(twice, [[{ op: 'remove', path: '/a' }], replace('/b', 2)])).toEqual({
      text: '{"a":1,"a":2,"b":2}',
      count: 1,
    });
  });
});

function* pointersOf(value: unknown, pointer = ''): Iterable<string> {
  yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pointersOf(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

function patchedValue(value: unknown, operation: JsonPatchOperation, pointer = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isArray = Array.isArray(value);
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const path = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (path !== operation.path) return [[key, patchedValue(inner, operation, path)]];
    return operation.op === 'replace' ? [[key, operation.value]] : [];
  });
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const pasted = `{
  "path": "/a",   "title": "A",
  "suppress": [ { "rule": "quiz/score-gap", "reason": "There was a quiz." } ],
  "blocks": [
    { "id": "p", "type": "rich-text", "data": {
      "html": "\\u003cp style=\\"color:red\\" class=\\"MsoNormal\\">Text \\u00e4 <span>in</span>\\u200b parts</p><p>Two\\tmore</p>" } }
  ]
}
`;

describe('mending an article', () => {
  const problemsIn = (text: string) => check(JSON.parse(text), { at: new Date('2026-11-01T00:00:00Z') });

  test('leaves nothing to mend, keeps the page as it is, and mends nothing twice', async () => {
    const fixed = await fixText(pasted, problemsIn);
    expect(fixed.count).toBeGreaterThan(1);
    expect(problemsIn(fixed.text).filter(({ fix }) => fix?.kind === 'safe')).toEqual([]);
    expect(await fixText(fixed.text, problemsIn)).toEqual({ text: fixed.text, count: 0 });
    expect(await readersView(JSON.parse(fixed.text))).toEqual(await readersView(JSON.parse(pasted)));
    expect(fixed.text).toContain('"path": "/a",   "title": "A"');
    expect(fixed.text).toContain('\\u003cp');
  });

  test('never goes round in a circle', async () => {
    const [problem] = problemsIn('{}');
    if (!problem) throw new Error('An empty article is no article.');
    const swap = (text: string) => {
      const value = text.includes('1') ? 2 : 1;
      const patch: JsonPatchOperation[] = [{ op: 'replace', path: '/a', value }];
      return [{ ...problem, fix: { kind: 'safe' as const, patch } }];
    };
    expect(await fixText('{"a":1}', swap)).toEqual({ text: '{"a":2}', count: 1 });
  });

  test('takes a few rounds, however much there is to mend', async () => {
    const [problem] = problemsIn('{}');
    if (!problem) throw new Error('An empty article is no article.');
    const text = JSON.stringify(Array.from({ length: 480 }, () => 'old old old'));
    let rounds = 0;
    const fixed = await fixText(text, (current) => {
      rounds += 1;
      const texts: string[] = JSON.parse(current);
      return texts.flatMap((each, index) => {
        const value = each.replace('old', 'new');
        const patch: JsonPatchOperation[] = [{ op: 'replace', path: `/${index}`, value }];
        return value === each ? [] : [{ ...problem, fix: { kind: 'safe' as const, patch } }];
      });
    });
    expect(fixed).toEqual({ text: text.replaceAll('old', 'new'), count: 3 * 480 });
    expect(rounds).toBe(4);
  });

  test('leaves alone what a person has to look at', async () => {
    const text = '{"a":1}';
    const [problem] = problemsIn('{}');
    if (!problem) throw new Error('An empty article is no article.');
    const patch: JsonPatchOperation[] = [{ op: 'remove', path: '/a' }];
    expect(await fixText(text, () => [{ ...problem, fix: { kind: 'review', patch } }])).toEqual({
      text,
      count: 0,
    });
  });
});

describe('pagewell validate --fix', () => {
  const folder = folderForEach();

  test('mends files and tells what is left', async () => {
    const file = folder.write('a.json', `\uFEFF${pasted.replaceAll('\n', '\r\n')}`);
    const { err, out } = await runCommand('validate', '--fix', file, '--format', 'json');
    expect(err).toMatch(/a\.json: \d+ problems fixed\n/);
    expect(
      JSON.parse(out).problems.filter((one: { fix?: { kind: string } }) => one.fix?.kind === 'safe'),
    ).toEqual([]);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('{\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect((await runCommand('validate', '--fix', file)).err).toBe('');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('mends the lines of a file of lines', async () => {
    const line = JSON.stringify(JSON.parse(pasted));
    const file = folder.write('all.ndjson', `${line}\n{ broken\n${line}`);
    await runCommand('validate', '--fix', file);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect([lines.length, lines[1], lines[0] === lines[2], lines[0] === line]).toEqual([
      3,
      '{ broken',
      true,
      false,
    ]);
  });

  test('leaves what is silenced for the sake of other articles, of other rules than were asked for, and of others', async () => {
    const silenced = ['block/render-failed', 'link/internal-missing', 'house/style', 'quiz/score-gap'].map(
      (rule) => ({
        rule,
        reason: 'We know of it.',
      }),
    );
    const file = folder.write(
      'a.json',
      JSON.stringify({ path: '/a', title: 'A', suppress: silenced, blocks: someBlocks }),
    );
    await runCommand('validate', '--fix', file, '--rule', 'seo/*');
    expect(JSON.parse(readFileSync(file, 'utf8')).suppress).toHaveLength(4);
    await runCommand('validate', '--fix', file);
    const left = JSON.parse(readFileSync(file, 'utf8')).suppress.map(({ rule }: { rule: string }) => rule);
    expect(left).toEqual(['link/internal-missing', 'house/style']);
  });

  test('takes a byte order mark out, and nothing else with it', async () => {
    const clean = '{ "path": "/b", "title": "B", "description": "", "blocks": [ ] }';
    const file = folder.write('b.json', `\uFEFF${clean}`);
    expect((await runCommand('validate', '--fix', file)).err).toContain('1 problem fixed');
    expect(readFileSync(file, 'utf8')).toBe(clean);
    const lines = folder.write('b.ndjson', `\uFEFF${clean}\n${clean}\n`);
    await runCommand('validate', '--fix', lines);
    expect(readFileSync(lines, 'utf8')).toBe(`${clean}\n${clean}\n`);
    const kept = folder.write('kept.json', `\uFEFF${pasted}`);
    await runCommand('validate', '--fix', kept, '--rule', 'html/*');
    expect(readFileSync(kept, 'utf8').startsWith('\uFEFF{')).toBe(true);
  });

  test('leaves lines that are no text as they are, byte for byte', async () => {
    const latin1 = Buffer.from('{"path":"/caf\u00e9"}\r\n', 'latin1');
    const line = Buffer.from(`${JSON.stringify(JSON.parse(pasted))}\n`);
    const file = folder.write('all.ndjson', '');
    writeFileSync(file, Buffer.concat([latin1, line]));
    await runCommand('validate', '--fix', file);
    const after = readFileSync(file);
    expect(after.subarray(0, latin1.length)).toEqual(latin1);
    expect(after.equals(Buffer.concat([latin1, line]))).toBe(false);
  });

  test('shows what would be changed, and changes nothing, where it is a trial', async () => {
    const file = folder.write('a.json', pasted);
    const { status, out, err } = await runCommand('validate', '--fix', '--dry-run', file);
    expect(readFileSync(file, 'utf8')).toBe(pasted);
    expect(out).toContain(`--- a/${file}\n+++ b/${file}\n@@ -1,`);
    expect(out).toMatch(/^- {2}"suppress": \[ \{/m);
    expect([status, err]).toEqual([1, expect.stringMatching(/problems would be fixed\n$/)]);
    const clean = folder.write('b.json', '{"path":"/b","title":"B","blocks":[]}');
    expect((await runCommand('validate', '--fix', '--dry-run', clean)).status).toBe(0);
  });

  test('leaves a file that it cannot write as it is, says so, and mends the others', async () => {
    const stuck = folder.write('a.json', pasted);
    const other = folder.write('b.json', pasted.replace('"/a"', '"/b"'));
    // What a file is written to first cannot be made where there is something of that name.
    mkdirSync(`${stuck}.${process.pid}.new`);
    const { status, out, err } = await runCommand('validate', '--fix', folder.path, '--format', 'json');
    expect(err).toContain(`pagewell: ${stuck}: not fixed: file already exists\n`);
    expect(err).toMatch(/b\.json: \d+ problems fixed\n/);
    expect([status, JSON.parse(out).complete]).toEqual([3, false]);
    expect(readFileSync(stuck, 'utf8')).toBe(pasted);
    expect(readFileSync(other, 'utf8')).not.toContain('MsoNormal');
  });

  test('mends the file that a link leads to, and leaves the link and who may read it', async () => {
    const file = folder.write('real/a.json', pasted);
    chmodSync(file, 0o640);
    const link = join(folder.path, 'link.json');
    symlinkSync(file, link);
    await runCommand('validate', '--fix', link);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8')).not.toContain('MsoNormal');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(folder.path, 'real'))).toEqual(['a.json']);
  });

  test.each([['--fix', '-'], ['--fix', '--store'], ['--fix', '--watch'], ['--dry-run']])(
    'makes no sense as %s %s',
    async (...args) => expect((await runCommand('validate', ...args)).status).toBe(2),
  );
});

describe('a diff', () => {
  test('shows each change with three lines around it', () => {
    const lines = Array.from({ length: 20 }, (_, index) => String(index));
    const after = lines.map((line) => (line === '10' ? 'ten' : line)).filter((line) => line !== '18');
    expect(unifiedDiff('x', lines.join('\n'), after.join('\n'))).toBe(
      [
        '--- a/x',
        '+++ b/x',
        '@@ -8,7 +8,7 @@',
        ...[' 7', ' 8', ' 9', '-10', '+ten', ' 11', ' 12', ' 13'],
        '@@ -16,5 +16,4 @@',
        ...[' 15', ' 16', ' 17', '-18', ' 19', '\\ No newline at end of file', ''],
      ].join('\n'),
    );
  });

  test('of texts that have little in common shows all of them, at once', () => {
    const text = (word: string) => Array.from({ length: 20_000 }, (_, line) => `${word} ${line}`).join('\n');
    const lines = unifiedDiff('x', text('old'), text('new')).split('\n');
    expect(lines.slice(0, 4)).toEqual(['--- a/x', '+++ b/x', '@@ -1,20000 +1,20000 @@', '-old 0']);
    expect(lines).toHaveLength(40_004);
  });

  test('of two equal texts is empty', () => expect(unifiedDiff('x', 'a\nb', 'a\nb')).toBe(''));
});
