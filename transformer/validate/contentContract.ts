import type { Validator } from '#schemas/generated/envelopeValidators.js';
import type * as words from './words.ts';

/** The functions that describe and remove faults. Used only if there are faults. */
export type Words = typeof words;

/** Validators of blocks. A server has all of them; a browser loads those of its article. */
export interface ContentContract {
  /** The validator of a registered block type's data. */
  validatorOf: (type: string) => Validator<unknown> | undefined;
  words: Words;
}
