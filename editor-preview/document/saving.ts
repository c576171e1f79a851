import { words } from '../words/words.ts';
/** How saving stands. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** The server could not be reached; it is tried again by itself. */
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'signed-out'; readonly count: number }
  /** The server does not take it. Nothing is tried again before the editor asks for it. */
  | { readonly kind: 'refused'; readonly count: number; readonly why: string }
  /** What is written here is kept nowhere: the articles are a CMS's. */
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
      return words.saving.notKept;
  }
}
