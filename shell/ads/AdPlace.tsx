import type { CSSProperties, ReactNode } from 'react';
import {
  type AdOffer,
  type AdState,
  type AdStay,
  adOfferAttribute,
  adSlotAttribute,
  adStateAttribute,
  adStayAttribute,
} from '#contracts/ads.ts';
import type { AdSlot, HouseAd } from '#schemas/generated/types.ts';
import { advertisementLabel, ownAdvertLabel } from '#widgets/commerce/paidMedia.ts';
import { trackClick, trackFacts, trackView } from '#widgets/tracking/trackingAttributes.ts';
import { desktopFrom } from '#widgets/ui/layout.ts';
import { safeAddress } from '../header/menuItems.ts';
import { adAtBottom, adBox, adInText, leaderboardLater } from './AdPlace.styles.ts';
import { headerLeaderboard } from './Leaderboard.styles.ts';
import { leaderboardLabel, leaderboardLook } from './leaderboardLook.ts';
import { isMobile, roomFor, sizesByBreakpoint } from './slotSizes.ts';

export interface AdPlaceProps {
  slot: AdSlot;
  siteName: string;
  position: 'header' | 'text' | 'bottom';
  partner: string | undefined;
  /** Whether it is requested even if it is above the viewport. */
  loadAbove?: boolean;
  /** Whether it is requested despite an ad blocker. */
  insists?: boolean;
}

const stays: Readonly<Record<AdPlaceProps['position'], AdStay | undefined>> = {
  header: 'leaderboard',
  text: 'inline',
  bottom: undefined,
};

const landmarks = { header: 'Ad at the top', text: undefined, bottom: 'Ad at the bottom' };

const classes = {
  header: `${headerLeaderboard} ${leaderboardLater}`,
  text: adInText,
  bottom: adAtBottom,
};

/** Has the space of its largest size from the first paint. Shows a house ad until another has loaded. */
export function AdPlace({ slot, siteName, position, partner, loadAbove, insists }: AdPlaceProps): ReactNode {
  const address = slot.house && safeAddress(slot.house.url);
  const state: AdState = slot.house && address !== undefined ? 'house' : 'empty';
  const sizes = sizesByBreakpoint(slot);
  const offer: AdOffer | undefined = partner === undefined ? undefined : { partner, sizes };
  if (offer && loadAbove) offer.above = true;
  if (offer && insists) offer.insists = true;
  // A sticky ad would cover a phone's text. A house ad without a partner is text, and stays in its place.
  const stay = isMobile(slot.id) || !offer ? undefined : stays[position];
  // Nothing larger replaces a house ad without a partner.
  const room = offer || position === 'bottom' ? roomOf(sizes) : position === 'header' ? oneLine : {};
  // Outside other landmarks it is one itself.
  const Place = position === 'text' ? 'div' : 'aside';
  return (
    <Place
      aria-label={landmarks[position]}
      // The shell's texts are English, whatever the article's language and direction.
      lang="en"
      dir="ltr"
      className={classes[position]}
      style={position === 'header' ? { ...leaderboardLook, ...room } : room}
      {...{ [adSlotAttribute]: slot.id, [adStateAttribute]: state, [adStayAttribute]: stay }}
      {...(offer ? { [adOfferAttribute]: JSON.stringify(offer) } : {})}
    >
      <div className={adBox}>
        <small style={position === 'header' ? leaderboardLabel : undefined}>
          {state === 'house' && <span>{ownAdvertLabel(siteName)}</span>}
          {partner !== undefined && <span>{advertisementLabel}</span>}
        </small>
        {slot.house && address !== undefined && <OwnAd ad={slot.house} address={address} />}
        {position === 'bottom' && (
          <button type="button" aria-label="Close the ad">
            ×
          </button>
        )}
      </div>
    </Place>
  );
}

function OwnAd({ ad, address }: { ad: HouseAd; address: string }): ReactNode {
  const { title, text, buttonText = 'Read more' } = ad;
  const facts = { location: 'Ad', name: title, formatType: 'HOUSE_AD', elementType: 'AD' };
  return (
    <div {...trackFacts(facts)} {...trackView({ kind: 'element-viewed' })}>
      <span>
        <b>{title}</b> {text}
      </span>{' '}
      <a href={address} {...trackClick({ kind: 'element-clicked', text: buttonText, linkUrl: address })}>
        {buttonText}
      </a>
    </div>
  );
}

/** Room of a house ad in the header, besides its label. */
const oneLine = { '--ad-height': '16px', paddingBlockEnd: '0.5rem' } as CSSProperties;

function roomOf({ mobile, tablet, desktop }: AdOffer['sizes']): CSSProperties {
  const narrow = roomFor(mobile ?? tablet);
  const wide = mobile ? narrow : roomFor(desktop);
  const properties = {
    '--ad-width': byWindow(narrow.width, wide.width),
    '--ad-height': byWindow(narrow.height, wide.height),
  };
  // React accepts custom properties; their type does not.
  return properties as CSSProperties;
}

/** By window width, in CSS pixels. Sizes for narrow windows fit wide ones too. */
function byWindow(narrow: number, wide: number): string {
  if (narrow === wide) return `${wide}px`;
  return `calc(${narrow}px + clamp(0px,(100vw - ${desktopFrom - 1}px)*999,${wide - narrow}px))`;
}
