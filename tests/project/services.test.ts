import { globSync, readFileSync } from 'node:fs';
import { noData } from '#contracts/services.ts';

/** What renders pages fetches what blocks need, and knows no service: a new one changes none of it. */
const renderer = globSync('{transformer,shell,server,cli,editor-preview}/**/*.{ts,tsx}', {
  exclude: ['**/generated/**'],
});

test.each(Object.keys(noData))('what renders pages does not name the service %s', (service) => {
  expect(renderer.length).toBeGreaterThan(500);
  const naming = (file: string) => new RegExp(`\\b${service}\\b`).test(readFileSync(file, 'utf8'));
  expect(renderer.filter(naming)).toEqual([]);
  // The search finds those who may.
  expect(globSync('{widgets,features}/**/*.{ts,tsx}').filter(naming).length).toBeGreaterThan(1);
});
