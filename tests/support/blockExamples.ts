import { readdirSync } from 'node:fs';
import { sampleOf, triesEverything } from './tried.ts';

/** The environment variable that names the only types whose examples are tried, with commas, as `npm run test:block` does. */
export const onlyBlocks = 'PAGEWELL_TEST_BLOCKS';

export function blockExamples(): [type: string, name: string][] {
  return readdirSync(new URL('../../fixtures/blocks/', import.meta.url))
    .sort()
    .map((file): [string, string] => {
      const [type = '', name = ''] = file.split('.');
      return [type, name];
    });
}

const only = process.env[onlyBlocks]?.split(',');

/** Whether all examples of a type are tried: of all types by `npm run test:long`, of one by `npm run test:block`. */
export const triesAllExamples: boolean = triesEverything || only !== undefined;

/**
 * Of the examples those that are tried: what a type usually is, unless all are. Of types that are alike to a test, each
 * `step`th, another one first for each `offset`.
 */
export function triedExamples(step = 1, offset = 0): [type: string, name: string][] {
  if (only) return blockExamples().filter(([type]) => only.includes(type));
  if (triesEverything) return blockExamples();
  return [
    ...sampleOf(
      blockExamples().filter(([, name]) => name === 'typical'),
      step,
      offset,
    ),
  ];
}
