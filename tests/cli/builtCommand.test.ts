import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { description } from '../support/description.ts';
import { articleOf, heading, prose, someBlocks } from '../support/someBlocks.ts';
import { folderForAll } from './temporaryFolder.ts';

/** The command as its users run it: built, in a process of its own. */
const command = 'cli/bin.js';

const manyFaults = JSON.stringify({
  path: '/a',
  title: 'A',
  description,
  blocks: Array.from({ length: 400 }, (_, index) => ({ id: `b${index}`, type: 'no-such-type', data: {} })),
});

interface Run {
  status: number | null;
  out: string;
  err: string;
}

interface Piping {
  input?: string | Uint8Array;
  /** Stops reading after the first piece, as `head` does. */
  readOnce?: boolean;
  env?: Record<string, string>;
}

function runBuilt(
  args: string[],
  { input = '', readOnce = false, env: given = {} }: Piping = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    // `NODE_ENV` and the options are those of the tests; the command's users have neither.
    const { NODE_ENV: _env, NODE_OPTIONS: _options, ...env } = process.env;
    const child = spawn(process.execPath, [command, ...args], { env: { ...env, ...given } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (readOnce) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, out, err }));
    child.stdin.on('error', reject);
    child.stdin.end(input);
  });
}

const folder = folderForAll();
beforeAll(() => {
  if (!existsSync('dist/server/cli.js'))
    throw new Error('The command is not built. Run "npm run build" first.');
});

describe('the built command', () => {
  test('reads an article from standard input', async () => {
    const { status, out } = await runBuilt(['validate', '-'], { input: '{ "path": "/a" }' });
    expect(status).toBe(1);
    expect(out).toContain('<stdin>:1:1  error  "Title" is missing.');
  });

  test('calls standard input by the name that is given for it', async () => {
    const { out } = await runBuilt(
      ['validate', '-', '--stdin-filename', 'drafts/a.json', '--format', 'concise'],
      { input: '{ "path": "/a" }' },
    );
    expect(out).toContain('drafts/a.json:1:1: error schema/required');
  });

  test('reads several articles from standard input, as export writes them', async () => {
    const line = JSON.stringify({ path: '/a', title: 'A', description, blocks: someBlocks });
    const { out } = await runBuilt(['validate', '-'], { input: `${line}\n${line}\n` });
    expect(out).toBe('2 articles checked, no problems\n');
  });

  test('says what is wrong with an empty standard input', async () => {
    const { status, out } = await runBuilt(['validate', '-']);
    expect([status, out.includes('The document is empty')]).toEqual([1, true]);
  });

  test('writes a long report to its end', async () => {
    const { status, out, err } = await runBuilt(['validate', '--format', 'json', '-'], { input: manyFaults });
    expect([status, err]).toEqual([1, '']);
    expect(out.length).toBeGreaterThan(64 * 1024);
    expect(JSON.parse(out).problems).toHaveLength(400);
  });

  test('ends in good order, with its status, when nobody reads its report any more', async () => {
    const { status, err } = await runBuilt(['validate', '-'], { input: manyFaults, readOnce: true });
    expect([status, err]).toEqual([1, '']);
  });

  test('finds the same in files that have not changed, and what is new in those that have', async () => {
    const env = { XDG_CACHE_HOME: folder.path };
    const good = folder.write(
      'known/a.json',
      JSON.stringify({ path: '/a', title: 'A', description, blocks: someBlocks }),
    );
    const bad = folder.write(
      'known/b.json',
      JSON.stringify({ path: '/b', title: 'B', description, blocks: [{ id: 'x' }] }),
    );
    for (const file of [good, bad]) utimesSync(file, 1_000_000_000, 1_000_000_000);
    const run = () => runBuilt(['validate', join(folder.path, 'known'), '--format', 'json'], { env });
    const first = await run();
    expect(JSON.parse(first.out).problems.length).toBeGreaterThan(0);
    // What was found in each file, and what of the files counts for all of them.
    expect(readdirSync(join(folder.path, 'pagewell'))).toHaveLength(2);
    expect(await run()).toEqual(first);
    writeFileSync(good, '{');
    const third = JSON.parse((await run()).out);
    expect(third.problems[0]).toMatchObject({ rule: 'json/syntax', file: good });
    expect(third.problems.slice(1)).toEqual(JSON.parse(first.out).problems);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['rules', ['--rule', 'seo/*'], []],
    ['the day', ['--at', '2026-01-01'], ['--at', '2026-06-01']],
    ['the configuration', [], ['--config', 'changed.json']],
    ['own rules', ['--custom-rules', 'rules.mjs'], []],
  ])(
    'finds in files that have not changed what it would find without an earlier run with other %s',
    async (_what, before, after) => {
      const env = { XDG_CACHE_HOME: join(folder.path, 'other-options') };
      const article = {
        path: '/o',
        title: 'A',
        updatedAt: '2026-03-01T00:00:00Z',
        blocks: [{ id: 'x', type: 'heding', data: {} }, heading('h', 'T')],
      };
      utimesSync(folder.write('options/o.json', JSON.stringify(article)), 1_000_000_000, 1_000_000_000);
      folder.write('changed.json', JSON.stringify({ rules: { 'block/unknown-type': 'warning' } }));
      folder.write(
        'rules.mjs',
        `export const rules = [{ id: 'house/h', severity: 'error', summary: '', heading: (h, report) => report(h.place(), 'H.') }];`,
      );
      const run = (...options: readonly string[]) => {
        const placed = options.map((option) =>
          /json$|mjs$/.test(option) ? join(folder.path, option) : option,
        );
        return runBuilt(['validate', join(folder.path, 'options'), '--format', 'concise', ...placed], {
          env,
        });
      };
      const first = await run(...before);
      const second = await run(...after);
      expect(second).toEqual(await run(...after, '--no-cache'));
      expect(second.out).not.toBe(first.out);
    },
  );

  test('finds what is new since a rule of its own, or what that imports, was changed', async () => {
    const env = { XDG_CACHE_HOME: join(folder.path, 'own-rules') };
    utimesSync(
      folder.write('own/a.json', JSON.stringify({ path: '/a', title: 'A', blocks: someBlocks })),
      1e9,
      1e9,
    );
    const rules = folder.write(
      'own-rules/rules.mjs',
      `import { says } from './deep/says.mjs';
       export const rules = [{ id: 'house/says', severity: 'info', summary: '', article: (a, report) => report(a.place(''), says) }];`,
    );
    const run = async (says: string): Promise<string> => {
      folder.write('own-rules/deep/says.mjs', `export const says = '${says}';`);
      const options = ['--custom-rules', rules, '--format', 'concise'];
      return (await runBuilt(['validate', join(folder.path, 'own'), ...options], { env })).out;
    };
    expect(await run('It says one.')).toContain('house/says It says one.');
    expect(await run('It says two.')).toContain('house/says It says two.');
  });

  test.each([
    ['a few of many files', 3],
    ['so many of them that threads are worth their start', 560],
  ])('finds what is new where %s have changed', async (_what, changed) => {
    const env = { XDG_CACHE_HOME: join(folder.path, `cache-${changed}`) };
    const names = Array.from({ length: 600 }, (_, index) => `many-${changed}/${index}.json`);
    const articleAt = (name: string, more: object) =>
      folder.write(
        name,
        JSON.stringify({
          path: `/${name.replace('.json', '')}`,
          title: `Article ${name}`,
          description: `${name}: ${description}`,
          blocks: someBlocks,
          ...more,
        }),
      );
    for (const name of names) utimesSync(articleAt(name, {}), 1_000_000_000, 1_000_000_000);
    const run = (...options: string[]) =>
      runBuilt(['validate', join(folder.path, `many-${changed}`), '--format', 'json', ...options], { env });
    const first = await run();
    expect([first.status, JSON.parse(first.out).problems]).toEqual([0, []]);
    for (const name of names.slice(-changed)) articleAt(name, { titel: 'A' });
    const second = await run();
    expect(second).toEqual(await run('--no-cache'));
    expect(JSON.parse(second.out).problems).toHaveLength(changed);
    expect(await run()).toEqual(second);
  });

  test("runs a publisher's own rules, and says which cannot be loaded", async () => {
    const article = folder.write(
      'shouts.json',
      JSON.stringify({ path: '/a', title: 'A', description, blocks: [heading('h', 'STOP SMOKING TODAY')] }),
    );
    const run = (rules: string) =>
      runBuilt(['validate', article, '--no-cache', '--format', 'concise', '--custom-rules', rules]);
    const shouts = await run('tests/rules/yourOwn/shouting.ts');
    expect([shouts.out, shouts.err]).toEqual([expect.stringContaining('warning house/shouting'), '']);
    // In a package that does not say what kind of modules it has, Node.js has something to say.
    folder.write('rules/package.json', '{}');
    const quiet = folder.write(
      'rules/quiet.js',
      "export const rules = [{ id: 'house/quiet', severity: 'info', summary: '' }];",
    );
    expect((await run(quiet)).err).toBe('');
    const broken = folder.write('broken.mjs', 'export const rules = [{}];');
    const { status, err } = await run(broken);
    expect([status, err]).toEqual([
      2,
      expect.stringMatching(
        /^pagewell validate: .*broken\.mjs exports a rule without an id such as house\/style/,
      ),
    ]);
  });

  test('leaves a file whole that does not fit on the disk, and mends the others', async () => {
    const pasted = (size: number) =>
      JSON.stringify(
        articleOf(`/${size}`, 'A', [prose('p', `<p class="MsoNormal">${'Text '.repeat(size)}</p>`)]),
      );
    const large = folder.write('full/large.json', pasted(6_000));
    const small = folder.write('full/small.json', pasted(10));
    // No file may become larger than 16 kB or so, which a write is told as it is of a full disk.
    const limited = `trap '' XFSZ; ulimit -f 16; exec "$0" ${command} validate --no-cache --fix ${join(folder.path, 'full')}`;
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const { status, stderr } = spawnSync('sh', ['-c', limited, process.execPath], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([3, expect.stringContaining('large.json: not fixed: file too large')]);
    expect(readFileSync(large, 'utf8')).toBe(pasted(6_000));
    expect(readFileSync(small, 'utf8')).not.toContain('MsoNormal');
    expect(readdirSync(join(folder.path, 'full'))).toEqual(['large.json', 'small.json']);
  });

  test('renders an article to HTML on standard output, in preview', async () => {
    const { status, out, err } = await runBuilt(['render', 'fixtures/articles/nutrition-collagen.json']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^<!doctype html>.*<\/html>\s*$/s);
    expect(out).toContain('data-block-id=');
  });

  test('tells the problems of what it renders on standard error, and shows the placeholder', async () => {
    const file = folder.write(
      'a.json',
      JSON.stringify({ path: '/a', title: 'A', blocks: [{ id: 'x', type: 'mystery', data: {} }] }),
    );
    const { status, out, err } = await runBuilt(['render', file]);
    expect(status).toBe(1);
    expect(err).toContain(`${file}: error /blocks/0/type The block type "mystery" is unknown.`);
    expect(out).toContain(
      '<p lang="en" data-placeholder="">Widget encountered in basic json to react transform</p>',
    );
    const asReader = await runBuilt(['render', '--reader', file]);
    expect(asReader.out).toContain('<p lang="en" data-placeholder="" hidden="">');
  });

  test.each([
    ['that is no article', '[]', 1, 'schema/type'],
    ['that is no JSON', '{', 1, 'json/syntax'],
  ])('renders nothing of a file %s, and says why', async (_what, input, expected, rule) => {
    const { status, out, err } = await runBuilt(['render', '-'], { input });
    expect([status, out]).toEqual([expected, '']);
    expect(err).toContain(`<stdin>: error / `);
    expect(err).toContain(`(${rule})`);
  });

  test('ends with 4 where the file to be rendered is not there', async () => {
    const { status, err } = await runBuilt(['render', 'no-such-file.json']);
    expect([status, err]).toEqual([4, 'no-such-file.json: it cannot be read: no such file or directory\n']);
  });
});

describe('the command in the oldest Node.js that package.json accepts', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const oldest: string = engines.node.replace('>=', '');
  const pretend = (more: string): string => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${oldest}' } }); ${more}`;
    return `--import=data:text/javascript,${encodeURIComponent(older)}`;
  };

  test('goes on in the one that comes with the packages', async () => {
    const env = { NODE_OPTIONS: pretend('delete process.env.NODE_OPTIONS;') };
    const { status, out, err } = await runBuilt(['validate', '-', '--format', 'concise'], {
      env,
      input: '{',
    });
    expect([status, err]).toEqual([1, '']);
    expect(out).toContain('<stdin>:1:2: error json/syntax');
  });

  test('says what is missing where that is not there', async () => {
    const bin = folder.write('away/cli/bin.js', readFileSync(command));
    folder.write('away/package.json', readFileSync('package.json'));
    const { status, stderr } = spawnSync(process.execPath, [bin, 'validate'], {
      env: { NODE_OPTIONS: pretend('') },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^pagewell: this is Node\.js v.* which comes with "npm ci", is not there/),
    ]);
  });
});

test('tries blocks on their widgets also in the threads that run rules of a publisher', async () => {
  const suppress = [{ rule: 'block/render-failed', reason: 'It was broken once.' }];
  const file = folder.write(
    'mended.json',
    JSON.stringify({ path: '/mended', title: 'A', description, suppress, blocks: someBlocks }),
  );
  const own = folder.write('own/none.js', 'export const rules = [];');
  const { out } = await runBuilt([
    'validate',
    '--no-cache',
    '--format',
    'concise',
    '--custom-rules',
    own,
    file,
  ]);
  // Only who has tried them can say that it is silenced for nothing.
  expect(out).toMatch(/meta\/unused-suppression block\/render-failed/);
});
