import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filters } from '#transformer/fromHtml/filters/filters.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

const files = globSync('fixtures/from-html/*/*.html').sort();

/** The expected result of a document: its blocks, and its notes as `kind what: quotation`. */
function expectedFor(file: string): unknown {
  return JSON.parse(readFileSync(file.replace(/\.html$/, '.json'), 'utf8'));
}

test.each(files)('%s becomes the blocks that stand beside it', (file) => {
  const folder = basename(dirname(file));
  const { blocks, notes, source } = blocksFromHtml(readFileSync(file, 'utf8'), { claims });
  expect(source ?? 'plain').toBe(folder);
  const told = notes.map(({ kind, topic, quotation }) => `${kind} ${topic}${quotation && `: ${quotation}`}`);
  expect({ blocks, notes: told }).toEqual(expectedFor(file));
});

test('there are documents for each filter', () => {
  const folders = new Set(files.map((file) => basename(dirname(file))));
  expect(filters.filter(({ name }) => !folders.has(name))).toEqual([]);
});

test.each([
  ['filter', 'transformer/fromHtml/filters/*.ts', 'transformer/fromHtml/filters/filters.ts'],
  ['claim', 'widgets/*/fromHtml.ts', 'widgets/fromHtml.ts'],
])('each %s is in its list', (_what, pattern, list) => {
  const written = readFileSync(list, 'utf8');
  const missing = globSync(pattern).filter((file) => {
    const isFilter = file !== list && /HtmlFilter =|BlockFromHtml/.test(readFileSync(file, 'utf8'));
    return (
      isFilter &&
      !written.includes(
        file
          .split('/')
          .slice(-2)
          .join('/')
          .replace(/^filters\//, './'),
      )
    );
  });
  expect(missing).toEqual([]);
});
