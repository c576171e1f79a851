import { readFileSync } from 'node:fs';

const readLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

describe('the way of one request, as docs/architecture.md tells it', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const [, section = ''] = page.split('## One request, file by file');
  const files = [...section.slice(0, section.indexOf('\n## ')).matchAll(/^\| `([^`]+)` \|/gm)].flatMap(
    ([, file]) => file ?? [],
  );

  test('goes through at most twelve files', () => {
    expect(files.length).toBeGreaterThan(8);
    expect(files.length).toBeLessThanOrEqual(12);
  });

  test('and each of them can be read at once: 250 lines at most', () => {
    const long = files.filter((file) => readLines(file).length > 250);
    expect(long).toEqual([]);
  });
});
