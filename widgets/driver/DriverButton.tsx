import type { ReactNode } from 'react';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { defaultCallToAction } from '../commerce/paidMedia.ts';
import { linkClicked, trackClick } from '../tracking/trackingAttributes.ts';
import { editorialButton } from '../ui/editorialButton.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import type { DriverLink } from './driverContent.ts';

interface DriverButtonProps {
  link: DriverLink;
  isPaid: boolean;
  /** Context for screen readers that list links. */
  about?: string | undefined;
}

export function DriverButton({ link: { url, text }, isPaid, about }: DriverButtonProps): ReactNode {
  const event = linkClicked(url, { elementType: 'BUTTON', text: text ?? defaultCallToAction });
  const words = (
    <>
      <OwnWords when={!text}>{text ?? defaultCallToAction}</OwnWords>
      {about && <span className="visually-hidden">: {about}</span>}
    </>
  );
  if (isPaid) {
    return (
      <p>
        <PaidLink url={url} ids={{}} event={event} className={outlinedButton}>
          {words}
        </PaidLink>
      </p>
    );
  }
  return (
    <p {...trackClick(event)}>
      <SafeLink url={url} className={editorialButton}>
        {words}
      </SafeLink>
    </p>
  );
}
