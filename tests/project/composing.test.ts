import { globSync, readFileSync } from 'node:fs';
import { composesText } from '#contracts/composesText.ts';

const compared = /[!=]== '(?:Enter|Escape)'/g;
const handler = /keydown|KeyboardEvent|\bonKey\b/gi;

/** Comparisons of keys before which their handler has not looked whether an input method composes a word. */
function unaware(source: string): readonly string[] {
  return [...source.matchAll(compared)]
    .map(({ index }) => source.slice([...source.slice(0, index).matchAll(handler)].at(-1)?.index ?? 0, index))
    .filter((before) => !before.includes('composesText('));
}

test('no handler takes the Enter or Escape that belongs to an input method', () => {
  const files = globSync('{client,widgets,features,shell,editor-preview}/**/*.{ts,tsx}');
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(sources.filter(([, source]) => source.match(compared)).length).toBeGreaterThan(15);
  expect(sources.filter(([, source]) => unaware(source).length > 0).map(([file]) => file)).toEqual([]);
  expect(sources.filter(([, source]) => /event\.isComposing/.test(source)).map(([file]) => file)).toEqual([]);
});

test.each([
  ["onKeyDown={(event) => event.key === 'Enter' && send()}", 1],
  ["addEventListener('keydown', ({ key }) => { if (key !== 'Escape') return; })", 1],
  ["onKeyDown={(event) => !composesText(event) && event.key === 'Enter' && send()}", 0],
  [
    "const first = (event: KeyboardEvent) => composesText(event); x.addEventListener('keydown', ({ key }) => key === 'Enter')",
    1,
  ],
])('in %s, so many comparisons are found: %i', (source, count) =>
  expect(unaware(source)).toHaveLength(count),
);

test.each([
  [{ isComposing: true, keyCode: 13 }, true],
  // Safari, where the composition has ended already.
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
  [{ nativeEvent: { isComposing: true, keyCode: 13 } }, true],
  [{ nativeEvent: { isComposing: false, keyCode: 13 } }, false],
])('the key of %j composes text: %s', (event, composes) => expect(composesText(event)).toBe(composes));
