import type { ReactNode } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { HighlightValue, viewText } from '../commerce/HighlightValue.tsx';
import { ProsAndCons } from '../commerce/ProsAndCons.tsx';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { animationsIn } from '../ui/animatedPictures.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { accordions, report } from './ProductCard.styles.ts';
import { facts } from './ProductFacts.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

interface CardAccordionsProps {
  data: BlockDataByType['product-card'];
  content: ProductCardContent;
  ids: AffiliateIds;
  events: ProductEvents;
}

/** Pros and cons. Open by default, because they belong to the verdict. */
export function PointsAccordion({
  data,
  content: { pros, cons },
  events,
}: Omit<CardAccordionsProps, 'ids'>): ReactNode {
  if (pros.length + cons.length === 0) return null;
  return (
    <Accordion title="Pros & cons" open={data.openProsCons ?? true} event={opened(events, 'Pros & cons')}>
      <ProsAndCons pros={pros} cons={cons} isTitled />
    </Accordion>
  );
}

export function CardAccordions({
  data,
  content,
  ids,
  events,
  isUnfolded = false,
}: CardAccordionsProps & { isUnfolded?: boolean }): ReactNode {
  const { testerReport, highlights, details } = content;
  const hasFacts = highlights.length + details.length > 0;
  if (!testerReport && !hasFacts) return null;
  return (
    <div className={accordions}>
      {testerReport && (
        <Accordion
          title="What our tester says"
          open={data.openTesterSays ?? isUnfolded}
          event={opened(events, 'What our tester says')}
        >
          <div className={report} {...animationsIn(testerReport)}>
            <RichHtml html={testerReport} className={prose} />
          </div>
        </Accordion>
      )}
      {hasFacts && (
        <Accordion
          title="Product details"
          open={data.openProductDetails ?? isUnfolded}
          event={opened(events, 'Product details')}
        >
          <ProductFacts highlights={highlights} details={details} ids={ids} events={events} />
        </Accordion>
      )}
    </div>
  );
}

function opened(events: ProductEvents, text: string) {
  return events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text });
}

interface ProductFactsProps extends Pick<ProductCardContent, 'highlights' | 'details'> {
  ids: AffiliateIds;
  events: ProductEvents;
}

function ProductFacts({ highlights, details, ids, events }: ProductFactsProps): ReactNode {
  return (
    <dl className={facts}>
      {highlights.map((highlight, index) => (
        <div key={index}>
          <dt>
            {highlight.label}
            {present(highlight.tooltip) && (
              <InfoPopup label={`About ${highlight.label}`}>
                <PlainText text={highlight.tooltip} isInline />
              </InfoPopup>
            )}
          </dt>
          <dd>
            <HighlightValue highlight={highlight} ids={ids} clicked={events.clicked} />
          </dd>
        </div>
      ))}
      {details.map(({ label, value, linkUrl }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {linkUrl ? (
              <SafeLink url={linkUrl}>
                {present(value) ? <PlainText text={value} /> : <OwnWords>{viewText}</OwnWords>}
              </SafeLink>
            ) : (
              <PlainText text={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
