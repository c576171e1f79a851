import type { Refusal } from '../../editing/applyChange.ts';

/** Why a change cannot be made, for editors. */
export const refusalWords: Readonly<Record<Refusal, string>> = {
  gone: 'what it is about is no longer there',
  'id-taken': 'another block has this id',
  'no-block': 'it is no block',
  misplaced: 'it may not stand there',
  'other-text': 'the text is another one now',
};
