import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { sectionEnd } from './EndOfSectionLink.styles.ts';

export default function EndOfSectionLink({ data }: WidgetProps<'end-of-section-link'>): ReactNode {
  const prompt = data['data-prompt']?.trim();
  const text = data['data-display-text']?.trim();
  const url = data['data-destination-url']?.trim();
  if (!text || !url) return null;
  const event = trackingEvent('element-clicked', {
    location: 'End of section',
    elementType: 'LINK',
    text,
    linkUrl: url,
  });
  return (
    <p className={sectionEnd}>
      {prompt && <span>{prompt} </span>}
      <b {...trackClick(event)}>
        <SafeLink url={url}>{text}</SafeLink>
      </b>
    </p>
  );
}
