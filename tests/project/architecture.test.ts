import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Made by the build, or by whoever follows a page that adds something. */
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
