import type { ReactNode } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { accordion } from './Accordion.styles.ts';
import { OwnWords } from './OwnWords.tsx';

interface AccordionProps {
  title: ReactNode;
  /** Whether it is initially open; closed by default. */
  open?: boolean | undefined;
  /** Reported on each opening. */
  event: TrackingEvent;
  children: ReactNode;
}

/** A native disclosure, which works without JavaScript. */
export function Accordion({ title, open, event, children }: AccordionProps): ReactNode {
  return (
    <details className={accordion} open={open ?? false} {...trackOpen(event)}>
      <summary>
        <OwnWords>{title}</OwnWords>
      </summary>
      <div>{children}</div>
    </details>
  );
}
