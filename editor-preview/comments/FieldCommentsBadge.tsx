import type { ReactNode } from 'react';
import { useFieldComments } from '../company/company.ts';
import { countBadge } from './CommentsPanel.styles.ts';

/** At a field: how many comments on it are open, and the way to them. */
export function FieldCommentsBadge({ pointer, title }: { pointer: string; title: string }): ReactNode {
  const { counts, show } = useFieldComments();
  const count = counts.get(pointer) ?? 0;
  if (count === 0) return null;
  const what = count === 1 ? '1 comment' : `${count} comments`;
  return (
    <div>
      <button
        type="button"
        className={countBadge}
        aria-label={`${what} on ${title}`}
        onClick={() => show(pointer)}
      >
        {what}
      </button>
    </div>
  );
}
