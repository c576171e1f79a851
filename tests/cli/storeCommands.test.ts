import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { quietLog } from '../content/quietLog.ts';
import { description } from '../support/description.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { prose } from '../support/someBlocks.ts';
import { withUnknownInstrument } from './articlesToCheck.ts';
import { ends, runCommand } from './runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const article = (path: string, text: string) =>
  JSON.stringify({ path, title: text, description, blocks: [prose('h', `<p>${text}</p>`)] });

let folder: TemporaryFolder;
const dataDir = process.env.DATA_DIR;
const databaseUrl = process.env.DATABASE_URL;

beforeAll(() => {
  folder = temporaryFolder();
  process.env.DATA_DIR = join(folder.path, 'data');
  putEmptyDatabase(join(folder.path, 'data', 'store'));
  delete process.env.DATABASE_URL;
});
afterAll(() => {
  restore('DATA_DIR', dataDir);
  restore('DATABASE_URL', databaseUrl);
  folder[Symbol.dispose]();
});

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

describe('pagewell import and export', () => {
  test('import publishes what is an article, says what came of each file, and ends with 1 where one was refused', async () => {
    folder.write('articles/naps.json', article('/sleep/naps', 'Naps'));
    folder.write('articles/hub.json', article('/sleep', 'Nutrition'));
    folder.write('articles/odd.json', article('/sleep/odd', 'Odd').replace('rich-text', 'rich-txt'));
    folder.write('articles/broken.json', '{ "path": ');
    folder.write('articles/pathless.json', '{ "title": "x" }');
    const { status, out, err } = await runCommand('import', join(folder.path, 'articles'));

    expect(status).toBe(1);
    expect(out).toContain(`/sleep/naps: published from ${join(folder.path, 'articles/naps.json')}\n`);
    expect(out).toContain('/sleep/odd: published, with 1 error (block/unknown-type), from ');
    expect(err).toContain('broken.json: not imported: Invalid JSON at line 1');
    expect(err).toContain('pathless.json: not imported: it has no "path", so it is not an article');
  });

  test('import of the same again changes nothing', async () => {
    const { status, out } = await runCommand('import', join(folder.path, 'articles/hub.json'));
    expect([status, out]).toMatchObject([0, expect.stringMatching(/^\/sleep: unchanged from /)]);
  });

  test('validate --store checks what is published, by path', async () => {
    const { status, out } = await runCommand(
      'validate',
      '--store',
      '--format',
      'concise',
      '--rule',
      'block/*',
    );
    expect(status).toBe(1);
    expect(out).toContain('store:/sleep/odd:');
    expect(out).toContain('3 articles checked: 1 error, 0 warnings, 0 notes\n');
  });

  test('export writes each article as a line', async () => {
    const { status, out, err } = await runCommand('export', '--under', '/sleep');
    const paths = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).path);
    expect([status, err]).toEqual([0, 'pagewell: 3 articles exported\n']);
    expect(paths.sort()).toEqual(['/sleep', '/sleep/naps', '/sleep/odd']);
  });

  test('export to a folder gives each article a file of its own, which import takes back', async () => {
    const target = join(folder.path, 'exported');
    expect((await runCommand('export', '--to', target)).status).toBe(0);
    const exported = JSON.parse(readFileSync(join(target, 'sleep', 'naps.json'), 'utf8'));
    expect(exported).toEqual(JSON.parse(article('/sleep/naps', 'Naps')));
    expect(JSON.parse(readFileSync(join(target, 'sleep.json'), 'utf8')).path).toBe('/sleep');
    const { status, out } = await runCommand('import', target);
    expect([status, out.match(/: unchanged/g)?.length]).toEqual([0, 3]);
  });

  test('export --events writes what browsers reported, by kind and time', async () => {
    const store = await DatabaseStore.open({ folder: join(folder.path, 'data', 'store') }, quietLog());
    await store.events.record([
      { kind: 'quiz.started', path: '/sleep/naps', data: { kind: 'quiz.started' } },
      { kind: 'link.clicked', path: '/sleep', data: { kind: 'link.clicked' } },
    ]);
    await store.close();

    const { status, out } = await runCommand('export', '--events', '--kind', 'quiz.started');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ kind: 'quiz.started', path: '/sleep/naps' });
    const later = await runCommand('export', '--events', '--since', '2100-01-01');
    expect(later).toEqual({ status: 0, out: '', err: '' });
  });

  test('a store that another process holds is left alone, and who holds it is told', async () => {
    const store = await DatabaseStore.open({ folder: join(folder.path, 'data', 'store') }, quietLog());
    try {
      const { status, out, err } = await runCommand('export');
      expect([status, out]).toEqual([3, '']);
      expect(err).toContain(`is in use by process ${process.pid} on `);
    } finally {
      await store.close();
    }
  });

  test.each([[['validate', '--store']], [['export']], [['export', '--events']]])(
    '%j makes no store where there is none, and says where one should be',
    async (args) => {
      const dataDir = process.env.DATA_DIR;
      process.env.DATA_DIR = join(folder.path, 'elsewhere');
      try {
        expect(await ends(...args)).toEqual([
          2,
          expect.stringContaining(`there is no store in ${join(folder.path, 'elsewhere', 'store')}`),
        ]);
        expect(existsSync(join(folder.path, 'elsewhere'))).toBe(false);
      } finally {
        restore('DATA_DIR', dataDir);
      }
    },
  );

  test('import --note tells readers what was changed, and is refused where it is longer than is kept', async () => {
    const file = folder.write('noted.json', article('/sleep/noted', 'Noted'));
    const long = await runCommand('import', file, '--note', 'x'.repeat(301));
    expect(long.status).toBe(2);
    expect(long.err).toContain('--note must have at most 300 characters, but this one has 301');
    await runCommand('import', file, '--note', ' Doses corrected. ');
    await runCommand('import', file, '--note', 'Nothing was changed.');
    const store = await DatabaseStore.open({ folder: join(folder.path, 'data', 'store') }, quietLog());
    const changes = (await store.get('/sleep/noted'))?.changes;
    await store.close();
    expect(changes?.map(({ note }) => note)).toEqual(['Doses corrected.']);
  });

  test('import counts a questionnaire that the site does not have among the errors, and says by which rule', async () => {
    const { out } = await runCommand('import', folder.write('mood.json', withUnknownInstrument));
    expect(out).toContain('/d: published, with 1 error (assessment/unknown-instrument), from ');
  });

  test('import names what it found, the first five errors with their places', async () => {
    const lost = prose('a', '<p>Take 5 �g.</p>');
    const blocks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...lost, id }));
    const article = { path: '/lost', title: 'Donâ€™t', description, blocks };
    const { out } = await runCommand('import', folder.write('lost.json', JSON.stringify(article)));
    expect(out.split('\n')).toEqual([
      expect.stringContaining('/lost: published, with 7 errors (text/mojibake, text/lost-character), from '),
      expect.stringMatching(/^ {2}"Title": Readers see "â€™".*It was probably "’"/),
      ...['a', 'b', 'c', 'd'].map((id) =>
        expect.stringContaining(`  Text "Take 5 �g." (${id}), "Text": A character was lost here`),
      ),
      expect.stringMatching(/^ {2}2 more: pagewell validate .*lost\.json$/),
      '',
    ]);
  });

  test('an import of nothing that is there ends with 4, and opens no store', async () => {
    const missing = join(folder.path, 'missing');
    expect(await ends('import', missing)).toEqual([
      4,
      `pagewell: the file or folder ${missing} was not found\n`,
    ]);
  });
});
