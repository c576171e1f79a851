import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { description } from '../support/description.ts';
import { block } from '../support/someBlocks.ts';
import { ends, runCommand, validateForPrograms } from './runCommand.ts';
import { folderForEach } from './temporaryFolder.ts';

interface Block {
  id: string;
  type: string;
  data: object;
}

const unknown = (id: string, type = 'no-such-type'): Block => ({ id, type, data: {} });
const sound = (id: string): Block => ({ id, type: 'rich-text', data: { html: `<p>${id}</p>` } });

function article(path: string, blocks: Block[], indent = 0): string {
  return JSON.stringify({ path, title: `Title of ${path}`, description, blocks }, null, indent);
}

const folder = folderForEach();

async function problems(...args: string[]) {
  const { status, summary, problems: found } = await validateForPrograms(...args);
  return {
    status,
    known: summary.known,
    found: found.map(({ rule, blockId, path }: Record<string, string>) => [rule, blockId ?? path]),
  };
}

describe('a baseline', () => {
  const baseline = (): string => join(folder.path, 'known.json');
  const learn = (): Promise<unknown> =>
    runCommand('validate', folder.path, '--baseline', baseline(), '--update-baseline');

  test('makes what was found known, and tells only of what is new', async () => {
    folder.write('articles/a.json', article('/a', [unknown('one')]));
    const target = join(folder.path, 'articles');
    const { status, out } = await runCommand(
      'validate',
      target,
      '--baseline',
      baseline(),
      '--update-baseline',
    );
    expect([status, out]).toEqual([0, '1 article checked, no problems; 1 known problem not shown\n']);
    expect(await problems(target, '--baseline', baseline())).toEqual({ status: 0, known: 1, found: [] });

    folder.write('articles/a.json', article('/a', [unknown('one'), unknown('two')]));
    expect(await problems(target, '--baseline', baseline())).toEqual({
      status: 1,
      known: 1,
      found: [['block/unknown-type', 'two']],
    });
  });

  test('holds when blocks move, others come between them, and the file is written in another way', async () => {
    folder.write('a.json', article('/a', [unknown('one'), unknown('two', 'odd')]));
    await learn();
    const moved = [sound('x'), unknown('two', 'odd'), sound('y'), unknown('one')];
    folder.write('a.json', article('/a', moved, 4).replaceAll('\n', '\r\n'));
    expect(await problems(join(folder.path, 'a.json'), '--baseline', baseline())).toMatchObject({
      status: 0,
      known: 2,
    });
  });

  test('counts: of a problem that is known once, the second is new', async () => {
    const list = (count: number) =>
      block('l', 'list', { items: Array.from({ length: count }, () => ({ odd: 1 })) });
    folder.write('a.json', article('/a', [list(1)]));
    await learn();
    folder.write('a.json', article('/a', [list(2)]));
    const { known, found } = await problems(join(folder.path, 'a.json'), '--baseline', baseline());
    expect([known > 0, found.length]).toEqual([true, known]);
  });

  test('is written with a line for each problem, in a fixed order', async () => {
    folder.write('b.json', article('/b', [unknown('one')]));
    folder.write('a.json', article('/a', [unknown('two'), unknown('one')]));
    await learn();
    const lines = readFileSync(baseline(), 'utf8').split('\n');
    expect(
      lines.filter((line) => line.includes('fingerprint')).map((line) => /"path":"(.*?)"/.exec(line)?.[1]),
    ).toEqual(['/a', '/a', '/b']);
    await learn();
    expect(readFileSync(baseline(), 'utf8').split('\n')).toEqual(lines);
  });

  test('keeps, when it is written anew, what is known of articles and rules that were not looked at', async () => {
    folder.write('a.json', article('/a', [unknown('one')]));
    folder.write('b.json', article('/b', [unknown('two')]));
    await learn();
    const mended = folder.write('a.json', article('/a', [sound('one')]));
    await runCommand('validate', mended, '--baseline', baseline(), '--update-baseline', '--rule', 'html/*');
    expect(readFileSync(baseline(), 'utf8')).toContain('"path":"/a"');
    await runCommand('validate', mended, '--baseline', baseline(), '--update-baseline');
    expect(readFileSync(baseline(), 'utf8')).not.toContain('"path":"/a"');
    expect(readFileSync(baseline(), 'utf8')).toContain('"path":"/b"');
  });

  test('says which of its problems are gone', async () => {
    folder.write('a.json', article('/a', [unknown('one')]));
    folder.write('b.json', article('/b', [unknown('two')]));
    await learn();
    const mended = folder.write('a.json', article('/a', [sound('one')]));
    const { out } = await runCommand('validate', mended, '--baseline', baseline());
    expect(out).toBe(
      '1 article checked, no problems; 1 known problem fixed, --update-baseline removes them\n',
    );
  });

  test('cannot make known that a document is no article', async () => {
    const file = folder.write('x.json', '{');
    const { status } = await runCommand('validate', file, '--baseline', baseline(), '--update-baseline');
    expect(status).toBe(1);
    expect((await problems(file, '--baseline', baseline())).found).toEqual([['json/syntax', '']]);
  });

  test.each([
    ['that is not there', undefined, 'was not found'],
    ['that is no JSON', '{', 'cannot be read'],
    ['that is something else', '{"version": 2}', 'is not a baseline'],
    [
      'with a count of nothing',
      '{"version":1,"problems":[{"path":"/","rule":"a/b","fingerprint":"","count":0}]}',
      'is not a baseline',
    ],
  ])('%s ends with 2', async (_what, content, message) => {
    if (content !== undefined) folder.write('known.json', content);
    expect(await ends('validate', '--baseline', baseline())).toEqual([2, expect.stringContaining(message)]);
  });

  test('to be written nowhere ends with 2', async () =>
    expect(await ends('validate', '--update-baseline')).toEqual([
      2,
      expect.stringContaining('--update-baseline requires --baseline FILE'),
    ]));
});

describe('pagewell validate --since', () => {
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder.path,
      stdio: 'pipe',
    });
  };
  const before = process.cwd();
  beforeEach(() => {
    process.chdir(folder.path);
    git('init', '-q');
    folder.write('articles/same.json', article('/same', [unknown('old')]));
    folder.write('articles/changed.json', article('/changed', [unknown('old')]));
    folder.write('articles/renamed.json', article('/renamed', [unknown('old')]));
    folder.write('articles/all.ndjson', `${article('/line', [unknown('old')])}\n`);
    git('add', '.');
    git('commit', '-qm', 'Begin');
  });
  afterEach(() => process.chdir(before));

  test('tells nothing where nothing changed', async () =>
    expect(await problems('articles', '--since', 'HEAD')).toEqual({ status: 0, known: 4, found: [] }));

  test('tells what is new in files that changed, moved or came, committed or not', async () => {
    folder.write(
      'articles/changed.json',
      article('/changed', [sound('x'), unknown('old'), unknown('new')], 2),
    );
    git('mv', 'articles/renamed.json', 'articles/moved.json');
    git('commit', '-qam', 'Change');
    folder.write(
      'articles/all.ndjson',
      `\n${article('/line', [unknown('old')])}\n${article('/two', [unknown('b')])}`,
    );
    folder.write('articles/untracked.json', article('/untracked', [unknown('c')]));
    const { status, found } = await problems('articles', '--since', 'HEAD~1');
    expect(status).toBe(1);
    expect(found).toEqual([
      ['block/unknown-type', 'b'],
      ['block/unknown-type', 'new'],
      ['block/unknown-type', 'c'],
    ]);
  });

  test('tells nothing of what others have done in the revision since this branch began', async () => {
    git('branch', 'theirs');
    folder.write('articles/changed.json', article('/changed', [unknown('old'), unknown('mine')]));
    git('commit', '-qam', 'Change');
    git('checkout', '-q', 'theirs');
    folder.write('articles/same.json', article('/same', []));
    git('commit', '-qam', 'Mend');
    git('checkout', '-q', '-');
    expect((await problems('articles', '--since', 'theirs')).found).toEqual([['block/unknown-type', 'mine']]);
  });

  test('of a history that has nothing in common with this one ends with 2, and says why that may be', async () => {
    git('branch', 'theirs');
    git('checkout', '-q', '--orphan', 'mine');
    git('commit', '-qm', 'Begin anew');
    expect(await ends('validate', 'articles', '--since', 'theirs')).toEqual([
      2,
      expect.stringContaining('git fetch --unshallow'),
    ]);
  });

  test('works in a folder of the repository, too', async () => {
    folder.write('articles/changed.json', article('/changed', [unknown('old'), unknown('new')]));
    process.chdir('articles');
    expect((await problems('.', '--since', 'HEAD')).found).toEqual([['block/unknown-type', 'new']]);
  });

  test.each([
    ['no-such-revision', 'the revision was not found'],
    ['--output=x', 'requires a revision'],
  ])('%s ends with 2', async (revision, message) =>
    expect(await ends('validate', 'articles', `--since=${revision}`)).toEqual([
      2,
      expect.stringContaining(message),
    ]),
  );

  test('makes no sense for the store, or beside a baseline', async () => {
    const store = await runCommand('validate', '--store', '--since', 'HEAD');
    const both = await runCommand('validate', '--since', 'HEAD', '--baseline', 'x.json');
    expect([store.status, both.status]).toEqual([2, 2]);
  });
});
