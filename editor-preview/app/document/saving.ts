import { words } from '../words/words.ts';
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'signed-out'; readonly count: number }
  /** The server refuses it. Retried only on request. */
  | { readonly kind: 'refused'; readonly count: number; readonly why: string }
  | { readonly kind: 'not-kept' };

export function savingInWords(saving: Saving): string {
  switch (saving.kind) {
    case 'saved':
      return words.saving.saved;
    case 'saving':
      return words.saving.saving;
    case 'waiting':
      return words.saving.waiting(saving.count);
    case 'signed-out':
      return words.saving.signedOut;
    case 'refused':
      return words.saving.refused(saving.count, saving.why);
    case 'not-kept':
      return words.saving.notPersisted;
  }
}
