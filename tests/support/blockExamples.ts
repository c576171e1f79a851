import { readdirSync } from 'node:fs';

/** The environment variable by which `npm run test:block` names the one type whose examples are tried. */
export const onlyBlock = 'PAGEWELL_TEST_BLOCK';

/** All examples of blocks by type and name, in the order of the alphabet; those of one type where only that is tried. */
export function blockExamples(): [type: string, name: string][] {
  const only = process.env[onlyBlock];
  return readdirSync(new URL('../../fixtures/blocks/', import.meta.url))
    .sort()
    .map((file): [string, string] => {
      const [type = '', name = ''] = file.split('.');
      return [type, name];
    })
    .filter(([type]) => only === undefined || type === only);
}
