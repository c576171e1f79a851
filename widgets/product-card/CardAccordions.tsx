import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { RichHtml } from '../../transformer/html/RichHtml.tsx';
import { viewText } from '../commerce/HighlightValue.tsx';
import { ProsAndCons } from '../commerce/ProsAndCons.tsx';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { animationsIn } from './animatedPictures.ts';
import { facts, report } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

interface CardAccordionsProps {
  data: BlockDataByType['product-card'];
  content: ProductCardContent;
  events: ProductEvents;
}

/** What readers may open: the tester's report, pros and cons, and further facts. Each opening is tracked. */
export function CardAccordions({ data, content, events }: CardAccordionsProps): ReactNode {
  const { testerReport, pros, cons, details } = content;
  if (!testerReport && pros.length + cons.length + details.length === 0) return null;
  const opened = (text: string) => events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text });
  return (
    <div>
      {testerReport && (
        <Accordion
          title="What our tester says"
          open={data.openTesterSays}
          event={opened('What our tester says')}
        >
          <div className={report} {...animationsIn(testerReport)}>
            <RichHtml html={testerReport} className={prose} />
          </div>
        </Accordion>
      )}
      {(pros.length > 0 || cons.length > 0) && (
        <Accordion title="Pros & cons" open={data.openProsCons} event={opened('Pros & cons')}>
          <ProsAndCons pros={pros} cons={cons} />
        </Accordion>
      )}
      {details.length > 0 && (
        <Accordion title="Product details" open={data.openProductDetails} event={opened('Product details')}>
          <dl className={facts}>
            {details.map(({ label, value, linkUrl }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>
                  {linkUrl ? (
                    <SafeLink url={linkUrl}>{present(value) ?? <OwnWords>{viewText}</OwnWords>}</SafeLink>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Accordion>
      )}
    </div>
  );
}
