import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { OwnWords } from '../shared/OwnWords.tsx';
import { present } from '../shared/presentText.ts';
import { trackClick, trackView } from '../shared/trackingAttributes.ts';
import { trackingEvent } from '../shared/trackingEvent.ts';
import { TreatmentDetails } from '../treatment-card/TreatmentDetails.tsx';
import { readTreatment } from '../treatment-card/treatment.ts';
import { breadthOf } from './columns.ts';
import { comparedFacts } from './comparedFacts.ts';
import { exposureEvent } from './exposure.ts';
import { FactsTable } from './FactsTable.tsx';
import { cards, comparison, stickyNames } from './TreatmentComparison.styles.ts';

const defaultHeader = 'Compare treatments';
const location = 'Treatment comparison';

/**
 * Treatments to choose from: their names, which stay at the top of the window while the tool is in view and jump to
 * each treatment; their facts in one table; and each with its summary, products and specialists. No script is needed.
 * Without a treatment nothing is shown.
 */
export default function TreatmentComparison({
  data,
  block,
}: WidgetProps<BlockDataByType['treatment-comparison'], 'contentMeta'>): ReactNode {
  const id = useId();
  const treatments = data.treatments.flatMap((treatment) => readTreatment(treatment) ?? []);
  if (treatments.length === 0) return null;
  const facts = comparedFacts(treatments);
  const category = block.contentMeta?.targeting?.k1;
  const headerId = `${id}header`;
  const treatmentId = (index: number): string => `${id}${index + 1}`;
  return (
    <section
      className={comparison}
      aria-labelledby={headerId}
      {...trackView(exposureEvent(block.contentMeta))}
    >
      <h2 id={headerId}>{present(data.header) ?? <OwnWords>{defaultHeader}</OwnWords>}</h2>
      {data.intro?.trim() && <p>{data.intro}</p>}
      <div data-breadth={breadthOf(treatments.length)}>
        <nav
          className={stickyNames}
          aria-label="Treatments compared"
          data-above-table={facts.length > 0 ? '' : undefined}
        >
          <ul>
            {treatments.map(({ name }, index) => (
              <li key={index}>
                <a
                  href={`#${treatmentId(index)}`}
                  {...trackClick(
                    trackingEvent('element-clicked', {
                      location,
                      elementType: 'LINK',
                      actionOutcome: 'INTERNALLINK',
                      name,
                      category,
                      position: index + 1,
                    }),
                  )}
                >
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {facts.length > 0 && (
          <FactsTable labelledBy={headerId} names={treatments.map(({ name }) => name)} facts={facts} />
        )}
        <div className={cards}>
          {treatments.map((treatment, index) => (
            <TreatmentDetails
              key={index}
              treatment={treatment}
              titleId={treatmentId(index)}
              withFacts={false}
              place={{ location, category, position: index + 1 }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
