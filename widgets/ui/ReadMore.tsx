import type { CSSProperties, ReactNode } from 'react';
import { readMoreAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { prose } from './prose.styles.ts';
import { readMore } from './ReadMore.styles.ts';
import { textButton } from './textButton.styles.ts';

interface ReadMoreProps {
  html: string;
  threshold: number;
  /** The click event with outcome OPEN. The browser changes it to CLOSE for folding. */
  event?: TrackingEvent | undefined;
}

/** Initially folded by CSS if script is available, so measuring shifts nothing. Short text is never folded. */
export function ReadMore({ html, threshold, event }: ReadMoreProps): ReactNode {
  return (
    <div
      className={readMore}
      {...{ [readMoreAttribute]: threshold }}
      style={{ '--threshold': `${threshold}px` } as CSSProperties}
    >
      <RichHtml html={html} className={prose} />
      <button type="button" lang="en" className={textButton} hidden {...(event ? trackClick(event) : {})}>
        Read more
      </button>
    </div>
  );
}
