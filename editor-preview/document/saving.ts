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
      return 'Saved';
    case 'saving':
      return 'Saving…';
    case 'waiting':
      return changesWait(saving.count);
    case 'signed-out':
      return 'Sign in to go on saving';
    case 'refused':
      return `${changesWait(saving.count)}: ${saving.why}`;
    case 'not-kept':
      return 'Not saved here';
  }
}

function changesWait(count: number): string {
  return count === 1 ? '1 change waits' : `${count} changes wait`;
}
