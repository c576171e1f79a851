import { type ReactNode, useId } from 'react';
import { barCharacters, mostBarCharacters } from '#contracts/announcementLine.ts';
import { checkLink } from '#contracts/link.ts';
import { barAttribute } from '#contracts/markers.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { groundAttributes } from '../ui/authorGround.ts';
import { tabletFrom } from '../ui/layout.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { action as actionStyle, bar, dismiss, logo, words } from './AnnouncementBar.styles.ts';
import { type Announcement, announcementOf, dismissalKey, isLongAction } from './announcement.ts';

const location = 'Announcement bar';

function barSeen(campaign: string): TrackingEvent {
  return trackingEvent('element-viewed', { location, elementType: 'SECTION', name: campaign });
}

function barDismissed(campaign: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'BUTTON',
    actionOutcome: 'CLOSE',
    name: campaign,
  });
}

function actionClicked(campaign: string, text: string, linkUrl: string): TrackingEvent {
  return trackingEvent('element-clicked', {
    location,
    elementType: 'LINK',
    actionOutcome: /^https?:/i.test(linkUrl) ? 'EXTERNALLINK' : 'INTERNALLINK',
    name: campaign,
    text,
    linkUrl,
  });
}

type BarData = BlockDataByType['announcement-bar'];

export default function AnnouncementBar({ data }: WidgetProps<'announcement-bar'>): ReactNode {
  const announcement = announcementOf(data);
  const { headline, text, isOwn } = announcement;
  if (!headline && !text) return null;
  const nameId = useId();
  const name = dismissalKey(data);
  const logos = isOwn ? undefined : data.logoURLs;
  return (
    <aside
      className={bar}
      aria-labelledby={nameId}
      {...groundAttributes({ background: data.backgroundColor, text: data.textColor })}
      {...{ [barAttribute]: name }}
      {...trackView(barSeen(data.campaignName))}
    >
      <span id={nameId} lang="en" hidden>
        Announcement
      </span>
      {logos && <Logo logos={logos} />}
      <Words said={announcement} logos={logos} />
      <Action announcement={announcement} campaign={data.campaignName} />
      <button type="button" className={dismiss} {...trackClick(barDismissed(data.campaignName))}>
        <span className="visually-hidden" lang="en">
          Dismiss this announcement
        </span>
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d="M4 4l16 16M20 4 4 20" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </aside>
  );
}

function Words({ said: announcement, logos }: { said: Announcement; logos: BarData['logoURLs'] }): ReactNode {
  const { headline, text, action, isOwn } = announcement;
  const all = (
    <>
      {headline && <strong>{headline}</strong>}
      {headline && text && ' '}
      {text && <OwnWords when={isOwn}>{text}</OwnWords>}
    </>
  );
  const length = barCharacters({
    headline,
    announcementText: text,
    callToAction: action?.text,
    logoURLs: logos,
  });
  if (length <= mostBarCharacters) return <p className={words}>{all}</p>;
  return (
    <details className={words}>
      <summary>{all}</summary>
    </details>
  );
}

function Action({
  announcement: { action, isOwn },
  campaign,
}: {
  announcement: Announcement;
  campaign: string;
}): ReactNode {
  const link = checkLink(action?.url ?? '');
  if (!action || !link.ok) return null;
  const { text, looks, inSameTab } = action;
  return (
    <a
      className={actionStyle}
      href={link.href}
      data-looks={looks}
      data-long={isLongAction(text) || undefined}
      target={inSameTab ? undefined : '_blank'}
      rel={inSameTab ? undefined : 'noopener'}
      {...trackClick(actionClicked(campaign, text, link.href))}
    >
      <OwnWords when={isOwn}>{text}</OwnWords>
      {!inSameTab && (
        <span className="visually-hidden" lang="en">
          {' '}
          (opens in a new tab)
        </span>
      )}
    </a>
  );
}

const logoWidth = 120;

function Logo({ logos }: { logos: NonNullable<BarData['logoURLs']> }): ReactNode {
  const { mobile } = logos;
  const wide = logos.desktop ?? mobile;
  if (!wide) return null;
  const narrow = mobile && mobile !== wide ? [{ media: `(width < ${tabletFrom}px)`, ...mobile }] : [];
  return (
    <span className={logo}>
      <Picture {...wide} alt={wide.alt} shownWidth={logoWidth} sources={narrow} />
    </span>
  );
}
