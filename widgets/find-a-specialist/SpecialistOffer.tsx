import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { trackLink } from '../tracking/trackingAttributes.ts';
import { editorialButton } from '../ui/editorialButton.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { prose } from '../ui/prose.styles.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { type Specialist, specialistTitle } from './specialist.ts';

export function SpecialistOffer({
  specialist: { description, url, linkText },
}: {
  specialist: Specialist;
}): ReactNode {
  return (
    <>
      {description && <RichHtml html={description} className={prose} />}
      {url && (
        <div {...trackLink(url, { elementType: 'LINK', text: linkText })}>
          <SafeLink url={url} className={editorialButton}>
            <OwnWords when={linkText === specialistTitle}>{linkText}</OwnWords>
          </SafeLink>
        </div>
      )}
    </>
  );
}
