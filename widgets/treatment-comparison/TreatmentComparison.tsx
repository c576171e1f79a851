import { type ReactNode, useId } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { BlockDataByType, ContentMeta } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { TreatmentDetails } from '../treatment-card/TreatmentDetails.tsx';
import { hasDetails, readTreatment } from '../treatment-card/treatment.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { tableLayout } from './columns.ts';
import { comparedFacts, markedFacts } from './comparedFacts.ts';
import { legend } from './FactsTable.styles.ts';
import { FactsTable } from './FactsTable.tsx';
import { cards, comparison } from './TreatmentComparison.styles.ts';
import { TreatmentNames } from './TreatmentNames.tsx';
import { TreatmentRows } from './TreatmentRows.tsx';

const defaultHeader = 'Compare treatments';
const location = 'Treatment comparison';

/**
 * Treatments to compare: sticky names that jump to each treatment, facts in one table (on phones in the
 * cards), and a card each. No script. Renders nothing without treatments.
 */
export default function TreatmentComparison({
  data,
  block,
}: WidgetProps<BlockDataByType['treatment-comparison'], 'contentMeta'>): ReactNode {
  const id = useId();
  const treatments = data.treatments.flatMap((treatment) => readTreatment(treatment) ?? []);
  if (treatments.length === 0) return null;
  const facts = comparedFacts(treatments);
  const marked = markedFacts(facts);
  const layout = tableLayout(treatments.length);
  const FactsLayout = layout === 'rows' ? TreatmentRows : FactsTable;
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
      <Paragraphs text={data.intro} />
      <div data-layout={layout}>
        <TreatmentNames
          treatments={treatments.map((treatment, index) => ({
            name: treatment.name,
            cardId: hasDetails(treatment) ? treatmentId(index) : undefined,
          }))}
          isAboveTable={facts.length > 0}
        />
        {facts.length > 0 && (
          <FactsLayout labelledBy={headerId} names={treatments.map(({ name }) => name)} facts={facts} />
        )}
        {marked.size > 0 && (
          <p className={legend}>
            <OwnWords>
              <span className={marker}>Marked</span> is what differs.
            </OwnWords>
          </p>
        )}
        <div className={cards}>
          {treatments.map(
            (treatment, index) =>
              (hasDetails(treatment) || treatment.facts.length > 0) && (
                <TreatmentDetails
                  key={index}
                  treatment={treatment}
                  titleId={treatmentId(index)}
                  marked={marked}
                  place={{ location, position: index + 1 }}
                />
              ),
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Reported once per page view, when the tool is first seen. The page is cached for all readers, so the
 * browser adds login state and correlation id.
 */
function exposureEvent(contentMeta: ContentMeta | undefined): TrackingEvent {
  return trackingEvent('exposure', {
    toolName: 'treatment-comparison',
    topic: contentMeta?.targeting?.k1,
    jtbd: contentMeta?.jtbd,
    exposureType: 'decisiontool_view',
  });
}
