import type { CSSProperties, ReactNode } from 'react';
import { readMoreAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { prose } from './prose.styles.ts';
import { quietButton } from './quietButton.styles.ts';
import { readMore } from './ReadMore.styles.ts';

interface ReadMoreProps {
  html: string;
  /** A text taller than this, in CSS pixels, is folded. */
  threshold: number;
  /** What to report of a click, with the outcome OPEN. The browser makes it CLOSE where the text is folded again. */
  event?: TrackingEvent | undefined;
}

/**
 * Rich text that is folded to a preview when it is tall. It starts folded by style where there is script, so nothing
 * jumps when the script has measured it; a text up to the threshold is whole from the start.
 */
export function ReadMore({ html, threshold, event }: ReadMoreProps): ReactNode {
  return (
    <div
      className={readMore}
      {...{ [readMoreAttribute]: threshold }}
      style={{ '--threshold': `${threshold}px` } as CSSProperties}
    >
      <RichHtml html={html} className={prose} />
      <button type="button" lang="en" className={quietButton} hidden {...(event ? trackClick(event) : {})}>
        Read more
      </button>
    </div>
  );
}
