import { readdirSync } from 'node:fs';

/** The environment variable that names the only types whose examples are tried, with commas, as `npm run test:block` does. */
export const onlyBlocks = 'PAGEWELL_TEST_BLOCKS';

/** All examples of blocks by type and name, in the order of the alphabet; those of some types where only they are tried. */
export function blockExamples(): [type: string, name: string][] {
  const only = process.env[onlyBlocks]?.split(',');
  return readdirSync(new URL('../../fixtures/blocks/', import.meta.url))
    .sort()
    .map((file): [string, string] => {
      const [type = '', name = ''] = file.split('.');
      return [type, name];
    })
    .filter(([type]) => only === undefined || only.includes(type));
}
