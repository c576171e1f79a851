import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { main } from '#cli/main.ts';
import { description } from '../support/description.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { runCommand } from './runCommand.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'rules.md')
    .map((name) => join('docs', name)),
].map((name) => readFileSync(name, 'utf8'));

/** Every `pagewell …` that is to be typed, without what a shell or a reader adds. One word after it is a command's name. */
const documented = new Set(
  documents.flatMap((text) => {
    const inFences = [...text.matchAll(/^(?:npx )?pagewell ([^#\n]*)/gm)];
    const inText = [...text.matchAll(/`(?:npx pagewell ([^`]*)|pagewell ([^` ]+ [^`]*))`/g)];
    return [...inFences, ...inText].map(([, typed, command = typed ?? '']) =>
      command.replace(/>.*/, '').trim(),
    );
  }),
);

const article = JSON.stringify({
  path: '/sleep',
  title: 'Sleep',
  description,
  blocks: [{ id: 'p', type: 'rich-text', data: { html: '<p>Text</p>' } }],
});

let folder: TemporaryFolder;
let cms: Server;
const before = { folder: process.cwd(), env: { ...process.env } };
beforeAll(async () => {
  folder = temporaryFolder();
  for (const name of ['content/a.json', 'content/news/b.json', 'drafts/a.json', 'my-articles/a.json']) {
    folder.write(name, article.replace('/sleep', `/${name.replace('.json', '')}`));
  }
  folder.write('all.ndjson', `${article}\n`);
  const shouting = resolve('tests/rules/yourOwn/shouting.ts');
  folder.write(
    'my-rules/rules.mjs',
    `import { shouting } from ${JSON.stringify(shouting)};
    export const rules = [{ ...shouting, id: 'house/style' }];`,
  );
  mkdirSync(join(folder.path, 'fixtures'));
  for (const name of ['archives', 'articles', 'blocks', 'drugs', 'site.json']) {
    cpSync(`fixtures/${name}`, join(folder.path, 'fixtures', name), { recursive: true });
  }
  cms = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.endsWith('/site')) response.statusCode = 404;
    response.end(
      request.url?.includes('path=')
        ? article
        : JSON.stringify({ items: [{ path: '/sleep', title: 'Sleep' }] }),
    );
  }).listen(0, '127.0.0.1');
  process.chdir(folder.path);
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'Begin'],
    ['update-ref', 'refs/remotes/origin/main', 'HEAD'],
  ]) {
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args]);
  }
  process.env.DATA_DIR = join(folder.path, 'data');
  putEmptyDatabase(join(folder.path, 'data', 'store'));
  delete process.env.DATABASE_URL;
  process.env.MEMBERS_SECRET = 'a secret of at least 32 characters';
  await runCommand('import', 'content');
});
afterAll(() => {
  process.chdir(before.folder);
  process.env = before.env;
  cms.close();
  folder[Symbol.dispose]();
});

const statuses: Record<string, number> = {
  'validate fixtures/articles': 0,
  'validate fixtures/articles --watch': 130,
  'validate my-articles/': 0,
  "validate content/ 'drafts/*.json'": 0,
  'validate all.ndjson': 0,
  'validate - --stdin-filename drafts/a.json': 0,
  'validate --store': 0,
  'validate --url https://cms.example/api/': 0,
  'validate content/news --corpus content/': 0,
  'validate content/ --at 2027-03-01': 0,
  'validate content/ --since origin/main --format github --format sarif=findings.sarif': 0,
  'validate content/ --custom-rules my-rules/': 0,
  'validate --custom-rules ./my-rules': 0,
  'validate content/ --fix': 0,
  'validate content/ --fix --dry-run': 0,
  'validate --migrate my-articles/': 0,
  'validate --migrate --dry-run my-articles/': 0,
  'validate content/ --watch': 130,
  validate: 0,
  'rules a11y/link-text': 0,
  'rules link/internal-missing': 0,
  rules: 0,
  'rules house/style --custom-rules my-rules/': 0,
  'rules image/format': 0,
  'render fixtures/articles/health-cbd-for-anxiety.json': 0,
  'import my-articles/*.json': 0,
  'import fixtures/archives/wordpress.xml --dry-run --report report/': 0,
  'import fixtures/archives/wordpress.xml --report report/ --pictures keep': 0,
  'export --to articles/': 0,
  'export --events': 0,
  'backup backups/monday': 0,
  // The database that was backed up is still there, and is not overwritten.
  'restore backups/monday': 1,
  'people add Anna Berg --role publisher': 0,
  'people add Ben Okoro --role writer --email ben@example.org': 0,
  'validate fixtures/site.json': 0,
  'site set fixtures/site.json': 0,
  'site show': 0,
  'drugs set fixtures/drugs': 0,
  'drugs show': 0,
  'people list': 0,
  'people list --all': 0,
  'people revoke Anna Berg': 0,
  'newsletter export': 0,
  'newsletter export ada@example.org': 0,
  // Nothing is kept of her in our project.
  'newsletter erase ada@example.org': 1,
  // Nobody is signed in there.
  'members sign-out ada@example.org': 1,
  '--help': 0,
};

test('README and docs name the commands that are tried here, and no others', () =>
  expect([...documented].sort()).toEqual(Object.keys(statuses).sort()));

test.each(Object.entries(statuses))('pagewell %s', async (command, expected) => {
  const { port } = cms.address() as AddressInfo;
  const args = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain = '']) =>
    (quoted ?? plain).replace('https://cms.example/api/', `http://127.0.0.1:${port}/`),
  );
  expect(await statusOf(args)).toBe(expected);
});

async function statusOf(args: readonly string[]): Promise<number | null> {
  if (args[0] === 'render') {
    // A page names the files of the build.
    const { NODE_OPTIONS: _options, ...env } = process.env;
    return spawnSync(process.execPath, [join(before.folder, 'cli/bin.js'), ...args], { env }).status;
  }
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([Buffer.from(article)]),
    configurable: true,
  });
  const interrupt = (text: string): void => {
    if (text.includes('press Ctrl-C to stop')) process.emit('SIGINT');
  };
  try {
    return await main(args, { out: () => {}, err: interrupt, colour: false, width: 100, watched: false });
  } finally {
    if (stdin) Object.defineProperty(process, 'stdin', stdin);
  }
}

describe('npm', () => {
  test('has each script that README and docs name', () => {
    const named = documents.flatMap((text) =>
      [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name),
    );
    const { scripts } = JSON.parse(readFileSync(join(before.folder, 'package.json'), 'utf8'));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('has a benchmark for each name that README gives', () => {
    const [, more = ''] = /npm run bench -- page +# also: (.*)/.exec(documents.join('\n')) ?? [];
    const benches = readdirSync(join(before.folder, 'bench')).filter(
      (name) => name.endsWith('.ts') && !name.startsWith('vite'),
    );
    expect(['page', ...more.split(', ')].sort()).toEqual(
      benches.map((name) => name.replace('.ts', '')).sort(),
    );
  });
});
