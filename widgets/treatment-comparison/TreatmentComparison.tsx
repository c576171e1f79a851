import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { TreatmentDetails } from '../treatment-card/TreatmentDetails.tsx';
import { hasDetails, readTreatment } from '../treatment-card/treatment.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { breadthOf } from './columns.ts';
import { comparedFacts } from './comparedFacts.ts';
import { exposureEvent } from './exposure.ts';
import { FactsTable } from './FactsTable.tsx';
import { cards, comparison } from './TreatmentComparison.styles.ts';
import { TreatmentNames } from './TreatmentNames.tsx';

const defaultHeader = 'Compare treatments';
const location = 'Treatment comparison';

/**
 * Treatments to choose from: their names, which stay at the top of the window while the tool is in view and jump to
 * each treatment; their facts in one table; and a card for each with a summary, products or specialists. No script is
 * needed. Without a treatment nothing is shown.
 */
export default function TreatmentComparison({
  data,
  block,
}: WidgetProps<BlockDataByType['treatment-comparison'], 'contentMeta'>): ReactNode {
  const id = useId();
  const treatments = data.treatments.flatMap((treatment) => readTreatment(treatment) ?? []);
  if (treatments.length === 0) return null;
  const facts = comparedFacts(treatments);
  const headerId = `${id}header`;
  const treatmentId = (index: number): string => `${id}${index + 1}`;
  return (
    <section
      className={comparison}
      aria-labelledby={headerId}
      {...trackFacts({ location })}
      {...trackView(exposureEvent(block.contentMeta))}
    >
      <h2 id={headerId}>{present(data.header) ?? <OwnWords>{defaultHeader}</OwnWords>}</h2>
      {data.intro?.trim() && <p>{data.intro}</p>}
      <div data-breadth={breadthOf(treatments.length)}>
        <TreatmentNames
          treatments={treatments.map((treatment, index) => ({
            name: treatment.name,
            cardId: hasDetails(treatment) ? treatmentId(index) : undefined,
          }))}
          isAboveTable={facts.length > 0}
        />
        {facts.length > 0 && (
          <FactsTable labelledBy={headerId} names={treatments.map(({ name }) => name)} facts={facts} />
        )}
        {treatments.some(hasDetails) && (
          <div className={cards}>
            {treatments.map(
              (treatment, index) =>
                hasDetails(treatment) && (
                  <TreatmentDetails
                    key={index}
                    treatment={treatment}
                    titleId={treatmentId(index)}
                    withFacts={false}
                    place={{ location, position: index + 1 }}
                  />
                ),
            )}
          </div>
        )}
      </div>
    </section>
  );
}
