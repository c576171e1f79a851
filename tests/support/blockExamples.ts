import { readdirSync } from 'node:fs';
import { sampleOf, triesEverything } from './tried.ts';

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

/** Whether all examples of a type are tried: of all types by `npm run test:long`, of one by `npm run test:block`. */
export const triesAllExamples: boolean = triesEverything || process.env[onlyBlocks] !== undefined;

/**
 * Of the examples those that are tried: what a type usually is, unless all are. Of types that are alike to a test, each
 * `step`th, another one first for each `offset`.
 */
export function triedExamples(step = 1, offset = 0): [type: string, name: string][] {
  if (triesAllExamples) return blockExamples();
  return [
    ...sampleOf(
      blockExamples().filter(([, name]) => name === 'typical'),
      step,
      offset,
    ),
  ];
}
