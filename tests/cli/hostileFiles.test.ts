import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const preload = pathToFileURL(resolve('bench/support/reportUsage.js')).href;
/** A folder's files are read twice: for what the articles need to know of each other, and for the check. */
const maxMegabytes = 384;
/**
 * Times of a processor that the sound article takes by itself, start of the command and all. Measured: at most three;
 * without the bounds some of these take minutes.
 */
const mostTimes = 10;

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const many = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(',');
const article = (blocks: string): string => `{"path":"/a","title":"A","blocks":[${blocks}]}`;
const richText = (html: string) => (index: number) =>
  `{"id":"b${index}","type":"rich-text","data":{"html":"${html}"}}`;

/** What is wrong with it, what it is, and the rule that says so first. */
const files: [what: string, name: string, content: () => string | Buffer, rule: string][] = [
  ['50 MB of text', 'a.json', () => `{"path":"/a","title":"${'x'.repeat(50_000_000)}"}`, 'json/too-large'],
  ['50 MB of numbers', 'a.json', () => `[${'1,'.repeat(25_000_000)}1]`, 'json/too-large'],
  ['a million lists in each other', 'a.json', () => '['.repeat(950_000) + ']'.repeat(950_000), 'schema/type'],
  [
    '300,000 groups in each other',
    'a.json',
    () => `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`,
    'schema/required',
  ],
  [
    'a block of 300,000 groups in each other',
    'a.json',
    () => article(`{"id":"b","type":"basic","data":${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}}`),
    'block/too-deep',
  ],
  [
    'a key that stands there 9,000 times',
    'a.json',
    () => `{${many(9_000, () => '"path":"/a"')}}`,
    'json/duplicate-key',
  ],
  [
    'keys that lead to a prototype',
    'a.json',
    () => '{"path":"/a","title":"A","blocks":[],"__proto__":{"x":1},"constructor":{"prototype":{}}}',
    'json/dangerous-key',
  ],
  ['a byte order mark', 'a.json', () => bytes([0xef, 0xbb, 0xbf], article('')), 'json/byte-order-mark'],
  ['UTF-16', 'a.json', () => Buffer.from(article(''), 'utf16le'), 'json/'],
  [
    'almost two million bytes that are no UTF-8',
    'a.json',
    () => bytes('{"path":"/', Array.from<number>({ length: 1_900_000 }).fill(0xff)),
    'json/encoding',
  ],
  ['quotes alone', 'a.json', () => '"'.repeat(1_900_000), 'json/syntax'],
  ['backslashes alone', 'a.json', () => `"${'\\'.repeat(1_900_000)}`, 'json/syntax'],
  [
    '9,000 faults',
    'a.json',
    () => article(many(9_000, (index) => `{"id":"b${index}","type":"no","data":{}}`)),
    'block/unknown-type',
  ],
  ['HTML of nothing but opening angles', 'a.json', () => article(many(30, richText('<'.repeat(60_000)))), ''],
  [
    'a line of 50 MB',
    'a.ndjson',
    () => `${article('')}\n${'x'.repeat(50_000_000)}\n${article('')}`,
    'json/too-large',
  ],
];

let folder: TemporaryFolder;
let sound: { cpu: number };
beforeAll(() => {
  if (!existsSync('dist/server/cli.js')) {
    throw new Error('The command is not built. Run "npm run build" first.');
  }
  folder = temporaryFolder();
  folder.write('z.json', article(''));
  sound = run().usage;
  folder[Symbol.dispose]();
});
beforeEach(() => {
  folder = temporaryFolder();
  folder.write('z.json', article(''));
});
afterEach(() => folder[Symbol.dispose]());

test.each(files)('a hostile file is told of, and costs little %s', (_what, name, content, rule) => {
  folder.write(name, content());
  const { status, out, usage } = run();
  expect([0, 1]).toContain(status);
  expect(out).toContain(`${name}:`);
  expect(out).toContain(` ${rule}`);
  // The sound article beside it is checked all the same.
  expect(out).toMatch(new RegExp(`${name === 'a.ndjson' ? 4 : 2} articles checked`));
  expect(usage.maxRSS / 1024).toBeLessThan(maxMegabytes);
  expect(usage.cpu).toBeLessThan(mostTimes * sound.cpu);
});

function run(): { status: number | null; out: string; usage: { maxRSS: number; cpu: number } } {
  const usageFile = join(folder.path, 'usage');
  // The options are those of the tests; the command's users have none.
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const args = [
    '--import',
    preload,
    'cli/bin.js',
    'validate',
    '--no-cache',
    '--format',
    'concise',
    folder.path,
  ];
  const { status, stdout } = spawnSync(process.execPath, args, {
    env: { ...env, NODE_ENV: 'production', BENCH_USAGE_FILE: usageFile },
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { status, out: stdout, usage: JSON.parse(readFileSync(usageFile, 'utf8')) };
}
