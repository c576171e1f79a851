import type { ReactNode } from 'react';
import { SpecialistOffer } from '../find-a-specialist/SpecialistOffer.tsx';
import { specialistTitle } from '../find-a-specialist/specialist.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { marker } from '../ui/marker.styles.ts';
import { ReadMore } from '../ui/ReadMore.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { card, facts } from './TreatmentCard.styles.ts';
import { hasDetails, type Treatment } from './treatment.ts';
import { type TreatmentPlace, treatmentEvents } from './treatmentTracking.ts';

/** A higher summary is folded, in CSS pixels. */
const summaryThreshold = 172;

const productsTitle = 'Recommended products:';

interface TreatmentDetailsProps {
  treatment: Treatment;
  place: TreatmentPlace;
  titleId: string;
  /** The labels, in lower case, of marked facts: those that distinguish it. */
  marked?: ReadonlySet<string>;
}

/** In a wide comparison, the table has the facts. */
export function TreatmentDetails({ treatment, place, titleId, marked }: TreatmentDetailsProps): ReactNode {
  const { name, summary, products, specialist } = treatment;
  const events = treatmentEvents(treatment, place);
  const opened = (text: string) => events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text });
  return (
    <article
      className={card}
      aria-labelledby={titleId}
      data-only-facts={hasDetails(treatment) ? undefined : ''}
      {...events.facts}
    >
      <h3 id={titleId}>{name}</h3>
      {summary && (
        <ReadMore
          html={summary}
          threshold={summaryThreshold}
          event={events.clicked({ elementType: 'BUTTON', actionOutcome: 'OPEN', text: 'Summary' })}
        />
      )}
      {treatment.facts.length > 0 && (
        <dl className={facts}>
          {treatment.facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{marked?.has(label.toLowerCase()) ? <span className={marker}>{value}</span> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {products.length > 0 && (
        <Accordion title={productsTitle} event={opened(productsTitle)}>
          <ProductGrid products={products} events={events} />
        </Accordion>
      )}
      {specialist && (
        <Accordion title={specialistTitle} event={opened(specialistTitle)}>
          <SpecialistOffer specialist={specialist} />
        </Accordion>
      )}
    </article>
  );
}
