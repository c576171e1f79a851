import type { Validator } from '#schemas/generated/envelopeValidators.js';
import type * as words from './words.ts';

/** What tells in words what is wrong, and takes it out. Asked only where something is. */
export type Words = typeof words;

/** What blocks are checked by. On a server all of it is at hand; a browser loads what its article needs. */
export interface ContentContract {
  /** What the data of a registered block type is checked by. */
  validatorOf: (type: string) => Validator<unknown> | undefined;
  words: Words;
}
