import { globSync, readFileSync } from 'node:fs';

/**
 * A page stays with a CDN for a day and here for an hour, so what makes it looks at no clock: it would show the day on which it was made. Each
 * file that does stands here with the reason why it may.
 */
const allowed: Readonly<Record<string, string>> = {
  'transformer/normalise/gateBlocks.ts': 'pages say at which instants blocks come and go',
  'widgets/calculator/Calculator.tsx': 'when its reader asks for a result',
  'shell/document/document.ts': 'the first script of each page, in browsers',
};

const clock = /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bTemporal\.Now\b|\bperformance\.now\b/;

/** What makes pages of articles, and what features add to all pages. */
const files = globSync('{transformer,widgets,shell}/**/*.{ts,tsx}').concat(globSync('features/**/*.tsx'));

test('what makes pages looks at no clock', () => {
  expect(files.length).toBeGreaterThan(500);
  const looking = files.filter((file) => clock.test(readFileSync(file, 'utf8')));
  expect(looking.sort()).toEqual(Object.keys(allowed).sort());
});

test.each(['Date.now()', 'new Date()', 'Date()', 'Temporal.Now.plainDateISO()', 'performance.now()'])(
  '%s is a look at the clock',
  (source) => expect(clock.test(source)).toBe(true),
);

test.each(['new Date(updatedAt)', 'formatDate(day)', 'Date.parse(text)'])('%s is none', (source) =>
  expect(clock.test(source)).toBe(false),
);
