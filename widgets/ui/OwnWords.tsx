import { Children, type ReactNode } from 'react';

interface OwnWordsProps {
  /** Whether they are ours: not where an author's text has taken their place. */
  when?: boolean;
  children: ReactNode;
}

/**
 * Words that a widget brings itself. They are English on every page: they say so to screen readers, and keep their
 * order, with what ends them at their end, where the page runs from right to left.
 */
export function OwnWords({ when = true, children }: OwnWordsProps): ReactNode {
  return when ? <bdi lang="en">{oneText(children)}</bdi> : children;
}

/** A name in our words for `aria-labelledby` to lead to: what `aria-label` says is in the language of the page. */
export function OwnName({ id, children }: { id: string; children: string }): ReactNode {
  return (
    <span id={id} lang="en" hidden>
      {children}
    </span>
  );
}

/** Words and numbers as one text: a page translator that joins the texts of a sentence leaves React nothing to change. */
function oneText(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part !== 'object') ? parts.join('') : children;
}
