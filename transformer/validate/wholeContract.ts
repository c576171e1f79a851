import { blockValidators } from '#schemas/generated/validators.js';
import type { ContentContract } from './contentContract.ts';
import * as words from './words.ts';

export const wholeContract: ContentContract = {
  validatorOf: (type) => blockValidators.get(type),
  words,
};
