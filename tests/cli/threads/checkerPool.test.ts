import { join } from 'node:path';
import { threadsWorth } from '#cli/threads/checkerPool.ts';
import { articleOf, prose } from '../../support/someBlocks.ts';
import { ends, runCommand } from '../runCommand.ts';
import { folderForAll } from '../temporaryFolder.ts';

/** So many that two threads are worth it. */
const count = 600;

const folder = folderForAll();
beforeAll(() => {
  const lines: string[] = [];
  for (let index = 0; index < count; index++) {
    const text = JSON.stringify(
      articleOf(`/a/${index}`, 'A', [
        { id: 'h', type: index % 7 === 0 ? 'heding' : 'heading', data: { text: 'T' } },
        prose(
          'r',
          index % 11 === 0 ? '<p><a href="https://zinc.example/" data-affiliate>Zinc</a></p>' : '<p>T</p>',
        ),
      ]),
    );
    folder.write(`articles/${index}.json`, index % 100 === 0 ? text.slice(0, -2) : text);
    lines.push(text);
  }
  folder.write('all.ndjson', lines.join('\n'));
});

describe('the outcome', () => {
  test.each([
    ['of many files', 'articles'],
    ['of many lines, which nobody has counted', 'all.ndjson'],
  ])('%s is the same whatever the number of threads', async (_what, name) => {
    const run = (threads: string, format: string) =>
      runCommand('validate', join(folder.path, name), '--threads', threads, '--format', format);
    for (const format of ['json']) {
      const one = await run('1', format);
      expect(one.status).toBe(1);
      expect(one.out).toContain(`${count}`);
      for (const threads of ['2', '3']) expect(await run(threads, format)).toEqual(one);
    }
  });

  test('of links within the site is the same whatever the number of threads', async () => {
    const articles = join(folder.path, 'articles');
    const linking = folder.write(
      'linking.json',
      JSON.stringify(
        articleOf('/b', 'B', [
          prose('a', '<p><a href="/a/7">Seven</a></p>'),
          prose('b', '<p><a href="/a/7000">Too many</a></p>'),
        ]),
      ),
    );
    const run = (threads: string) =>
      runCommand(
        'validate',
        linking,
        articles,
        '--corpus',
        articles,
        '--threads',
        threads,
        '--format',
        'json',
      );
    const one = await run('1');
    const missing = JSON.parse(one.out).problems.filter(
      ({ rule }: { rule: string }) => rule === 'link/internal-missing',
    );
    expect(missing).toMatchObject([{ path: '/b', blockId: 'b' }]);
    expect(await run('2')).toEqual(one);
  });

  test('is told, as far as it goes, of a run on several threads that is interrupted', async () => {
    const running = runCommand(
      'validate',
      join(folder.path, 'articles'),
      '--threads',
      '2',
      '--format',
      'json',
    );
    setTimeout(() => process.emit('SIGINT'), 20);
    const { status, out } = await running;
    expect([status, JSON.parse(out).complete]).toEqual([130, false]);
  });
});

test.each(['0', '17', '1.5', 'many'])('--threads %s ends with 2', async (threads) => {
  expect(await ends('validate', '--threads', threads)).toEqual([
    2,
    expect.stringContaining('--threads must be a number from 1 to 16'),
  ]);
});

test.each([
  [1, 2, 0],
  [450, 64, 0],
  [511, 64, 0],
  [512, 64, 2],
  [2_000, 64, 7],
  [10_000, 2, 2],
  [10_000, 1, 0],
])('%i articles are worth, of %i threads, %i besides the first', (documents, maxThreads, worth) => {
  expect(threadsWorth(documents, maxThreads)).toBe(worth);
});
