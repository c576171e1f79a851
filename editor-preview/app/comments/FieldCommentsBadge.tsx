import type { ReactNode } from 'react';
import { useFieldComments } from '../collaborators/collaborators.ts';
import { words } from '../words/words.ts';
import { countBadge } from './CommentsPanel.styles.ts';

export function FieldCommentsBadge({ pointer, title }: { pointer: string; title: string }): ReactNode {
  const { counts, show } = useFieldComments();
  const count = counts.get(pointer) ?? 0;
  if (count === 0) return null;
  const label = words.commentsPanel.several(count);
  return (
    <div>
      <button
        type="button"
        className={countBadge}
        aria-label={words.commentsPanel.onField(label, title)}
        onClick={() => show(pointer)}
      >
        {label}
      </button>
    </div>
  );
}
