import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Generated, or made by following a page. */
const notThere = /^schemas\/generated\/|shopping-?list|letters/i;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');

function namedIn(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`/g)].flatMap(
    ([, file]) => file ?? [],
  );
}

test.each(globSync('docs/**/*.md'))('%s names files that are there', (page) => {
  const gone = namedIn(page).filter(
    (named) => !notThere.test(named) && !files.some((file) => file === named || file.endsWith(`/${named}`)),
  );
  expect(gone).toEqual([]);
});

const folders = new Set(
  files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, names) => names.slice(0, depth + 1).join('/')),
  ),
);

test.each(['docs/architecture.md', 'docs/editor-architecture.md'])(
  '%s names folders that are there',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(/`([a-z][\w-]*(?:\/[\w-]+)*)\/`/gi)].map(
      ([, folder = '']) => folder,
    );
    const gone = named.filter(
      (folder) => !folders.has(folder) && ![...folders].some((each) => each.endsWith(`/${folder}`)),
    );
    expect(gone).toEqual([]);
  },
);

test('docs/architecture.md says in which file a name is', () => {
  const named = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/`(\w+)` in `([\w./-]+\.tsx?)`/g)];
  expect(named.length).toBeGreaterThan(8);
  const elsewhere = named.filter(
    ([, name, file = '']) =>
      !new RegExp(`\\b(?:const|function\\*?|class) ${name}\\b`).test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere.map(([text]) => text)).toEqual([]);
});

test('docs/architecture.md names every room', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const rooms = [...folders].filter((folder) => /^[a-z-]+$/.test(folder) && folder !== 'docs');
  expect(rooms.filter((room) => !page.includes(`\`${room}/`))).toEqual([]);
});

test.each(['rule.ts', 'page.md', 'cases.ts'])('docs/adding-a-rule.md has %s of its rule as it is', (file) => {
  const text = readFileSync(`rules/image/format/${file}`, 'utf8');
  expect(readFileSync('docs/adding-a-rule.md', 'utf8')).toContain(text);
});
