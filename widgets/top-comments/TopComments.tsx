import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { commentsAnchor } from './commentsAnchor.ts';
import { shownComments } from './shownComments.ts';
import { topComments } from './TopComments.styles.ts';

const defaultTitle = 'What readers say';

export default function TopComments({ data, block }: WidgetProps<'top-comments', 'placeOfKind'>): ReactNode {
  const titleId = useId();
  const comments = shownComments(data);
  if (comments.length === 0) return null;
  const title = present(data.title) ?? defaultTitle;
  return (
    <section
      className={topComments}
      id={block.placeOfKind === 0 ? commentsAnchor : undefined}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>
        <OwnWords when={title === defaultTitle}>{title}</OwnWords>
      </h2>
      <ul>
        {comments.map(({ text, primaryHealthConcern, age }, index) => (
          <li key={index}>
            <blockquote>
              <PlainText text={text} />
            </blockquote>
            {(primaryHealthConcern || age) && (
              <p>
                {primaryHealthConcern && <b>{primaryHealthConcern}</b>}
                {primaryHealthConcern && age && ', '}
                {age && (
                  <OwnWords>
                    {primaryHealthConcern ? 'age' : 'Age'} <bdi>{age}</bdi>
                  </OwnWords>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
