import type { Validator } from '#schemas/generated/envelopeValidators.js';
import type * as words from './words.ts';

export type Words = typeof words;

export interface ContentContract {
  validatorOf: (type: string) => Validator<unknown> | undefined;
  words: Words;
}
