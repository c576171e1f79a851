import type { ReactNode } from 'react';
import { copyAttribute, shareAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { copy, share, targets } from './Share.styles.ts';
import { type SharedPage, sharedPage, shareTargets } from './shareTargets.ts';

const location = 'Share';

const shareOpened: TrackingEvent = trackingEvent('element-clicked', {
  location,
  elementType: 'BUTTON',
  actionOutcome: 'OPEN',
});

const linkCopied: TrackingEvent = trackingEvent('element-clicked', {
  location,
  elementType: 'BUTTON',
  actionOutcome: 'COPY',
});

/** A click on a share target. What is shared with whom is not reported. */
function targetOpened(name: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: 'EXTERNALLINK',
    name,
  });
}

const defaultTitle = 'Share this article';

type Reads = 'siteOrigin' | 'articlePath' | 'articleTitle' | 'articlePicture' | 'contentMeta';

/**
 * Uses the system's share sheet, else a dialog; without script four plain links.
 * No site is contacted before a click.
 */
export default function Share({ data, block }: WidgetProps<'share', Reads>): ReactNode {
  const page = sharedPage(block);
  const title = present(data.title) ?? defaultTitle;
  return (
    <div className={share} {...{ [shareAttribute]: page.address }}>
      <button type="button" {...trackClick(shareOpened)}>
        <ShareSign />
        <OwnWords when={title === defaultTitle}>{title}</OwnWords>
      </button>
      <Dialog title={title} isOwnTitle={title === defaultTitle}>
        <CopyLink page={page} />
      </Dialog>
      <p>
        <OwnWords when={title === defaultTitle}>{title}</OwnWords>
      </p>
      <ul className={targets} lang={title === defaultTitle ? 'en' : undefined} aria-label={title}>
        {shareTargets(page).map(({ name, address }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener" {...trackClick(targetOpened(name))}>
              <OwnWords>
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </OwnWords>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The address itself is for browsers that deny clipboard access. */
function CopyLink({ page: { address } }: { page: SharedPage }): ReactNode {
  return (
    <div className={copy} {...{ [copyAttribute]: address }}>
      <button type="button" {...trackClick(linkCopied)}>
        <OwnWords>Copy link</OwnWords>
      </button>
      <output lang="en" dir="ltr" />
      <input
        type="text"
        readOnly
        value={address}
        lang="en"
        aria-label="Address of the article"
        dir="ltr"
        hidden
      />
    </div>
  );
}

function ShareSign(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M12 15V3m-4 4 4-4 4 4M6 11H4v10h16V11h-2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
