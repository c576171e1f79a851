import type { ReactNode } from 'react';
import { useId } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { advert, advertLabel } from '../commerce/advert.styles.ts';
import { ownAdvertLabel } from '../commerce/paidMedia.ts';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnName, OwnWords } from '../ui/OwnWords.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { houseAd, inlineAd } from './InlineAd.styles.ts';
import { shownAd } from './shownAd.ts';

type HouseAd = Pick<BlockDataByType['inline-ad'], 'title' | 'text' | 'linkText' | 'linkUrl'>;

const ownHouseAd: HouseAd = {
  title: 'How a product gets onto our lists',
  text: 'What we test, what we ask of a brand, and how we say what is paid for.',
  linkText: 'How we choose',
  linkUrl: siteLinks.productVetting,
};

/** Labelled as our own until an ad server is connected. Renders nothing beyond the page's limit. */
export default function InlineAd({
  data,
  block,
}: WidgetProps<'inline-ad', 'placeOfKind' | 'contentMeta' | 'siteName'>): ReactNode {
  const nameId = useId();
  const screens = shownAd(block.placeOfKind, block.contentMeta);
  if (!screens) return null;
  const isOurs = !data.title?.trim();
  const { title = '', text = '', linkText, linkUrl = '' } = isOurs ? ownHouseAd : data;
  const label = ownAdvertLabel(block.siteName);
  const linkLabel = linkText?.trim() || 'Read more';
  const facts = {
    location: 'Inline ad',
    name: title,
    position: block.placeOfKind + 1,
    formatType: 'HOUSE_AD',
    elementType: 'AD',
  };
  return (
    <aside
      className={`${advert} ${inlineAd}`}
      aria-labelledby={nameId}
      data-screens={screens}
      {...trackFacts(facts)}
      {...trackView({ kind: 'element-viewed' })}
    >
      <OwnName id={nameId}>{facts.position === 1 ? label : `${label} ${facts.position}`}</OwnName>
      <p className={advertLabel} aria-hidden="true">
        <OwnWords>{label}</OwnWords>
      </p>
      <div className={houseAd}>
        <p>
          <b>
            <OwnWords when={isOurs}>{title}</OwnWords>
          </b>
          <OwnWords when={isOurs}>{text}</OwnWords>
        </p>
        {linkUrl && (
          <span {...trackClick(trackingEvent('element-clicked', { text: linkLabel, linkUrl }))}>
            <SafeLink url={linkUrl}>
              <OwnWords when={isOurs || !linkText?.trim()}>{linkLabel}</OwnWords>
            </SafeLink>
          </span>
        )}
      </div>
    </aside>
  );
}
