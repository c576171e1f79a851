import type { ReactNode } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { accordion } from './Accordion.styles.ts';
import { OwnWords } from './OwnWords.tsx';

interface AccordionProps {
  title: ReactNode;
  open?: boolean | undefined;
  event: TrackingEvent;
  children: ReactNode;
}

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
