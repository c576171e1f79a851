import { globSync, readFileSync } from 'node:fs';

/**
 * Lines of each room, in hundreds. They fall. If one has to rise, the figure rises in the same commit, whose body gives the
 * reason.
 */
const atMost: Readonly<Record<string, number>> = {
  adapters: 1_400,
  build: 2_950,
  cli: 11_100,
  client: 2_700,
  content: 11_400,
  contracts: 4_500,
  'editor-preview': 43_900,
  'feature-kit': 700,
  features: 20_170,
  platform: 2_250,
  rules: 10_150,
  schemas: 700,
  server: 5_100,
  shell: 7_580,
  transformer: 12_150,
  widgets: 26_030,
};

/** How far a room may be below its figure before that is lowered. */
const slack = 400;

/** Source files without generated ones; the examples of rules (`cases.ts`) are tests. */
function linesOf(room: string): number {
  const files = globSync(`${room}/**/*.{ts,tsx,js,cjs}`).filter(
    (file) => !/\/(?:generated|node_modules|\.next)\/|\/cases\.ts$/.test(file),
  );
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
}

test.each(Object.entries(atMost))('the product grows no heavier %s has at most %i lines', (room, most) => {
  const lines = linesOf(room);
  expect(lines).toBeLessThanOrEqual(most);
  expect(lines).toBeGreaterThan(most - slack);
});
