import type { ReactNode } from 'react';
import { cardAnchor, firstPage } from '../commerce/cardAnchor.ts';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { trackClick, trackOpen } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { folded } from './Folded.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

interface FoldedProps {
  content: ProductCardContent;
  next: number | undefined;
  events: ProductEvents;
  children: ReactNode;
}

const nextText = 'Next';

export function Folded({ content, next, events, children }: FoldedProps): ReactNode {
  const title = foldedTitle(content);
  if (!title && next === undefined) return null;
  return (
    <div className={folded}>
      {title && (
        <details
          {...trackOpen(events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text: title }))}
        >
          <summary>
            <OwnWords>{title}</OwnWords>
          </summary>
          {children}
        </details>
      )}
      {next !== undefined && (
        <a
          href={`#${cardAnchor(firstPage, next)}`}
          {...trackClick(
            events.clicked({ elementType: 'LINK', actionOutcome: 'INTERNALLINK', text: nextText }),
          )}
        >
          <OwnWords>
            {nextText}
            <span className="visually-hidden"> product</span>
          </OwnWords>
        </a>
      )}
    </div>
  );
}

function foldedTitle(content: ProductCardContent): string | undefined {
  const parts = [
    content.pros.length + content.cons.length > 0 && 'pros & cons',
    (content.editorialReview || content.scoreBoard || content.testerReport) && 'review',
    content.highlights.length + content.details.length + content.tags.length + content.badges.length > 0 &&
      'details',
  ].filter((part) => typeof part === 'string');
  const title = parts.join(', ');
  return title === '' ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}
