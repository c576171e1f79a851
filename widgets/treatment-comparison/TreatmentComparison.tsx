import { cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { ContentMeta } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { TreatmentDetails } from '../treatment-card/TreatmentDetails.tsx';
import { hasDetails, readTreatment } from '../treatment-card/treatment.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnName, OwnWords } from '../ui/OwnWords.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { printedTable } from '../ui/printedTable.styles.ts';
import { scrollCue } from '../ui/scrollCue.styles.ts';
import { tableLayout } from './columns.ts';
import { type ComparedFact, comparedFacts, markedFacts } from './comparedFacts.ts';
import { factsTable, legend, wideOnly } from './FactsTable.styles.ts';
import { FactValue } from './FactValue.tsx';
import { cards, comparison, stickyNames } from './TreatmentComparison.styles.ts';
import { TreatmentRows } from './TreatmentRows.tsx';

const defaultHeader = 'Compare treatments';
const location = 'Treatment comparison';

/** Facts are one table; on phones they are in the cards. Works without script. */
export default function TreatmentComparison({
  data,
  block,
}: WidgetProps<'treatment-comparison', 'contentMeta'>): ReactNode {
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

/** Reported once per page view. The page is cached for all readers, so the browser adds login state and id. */
function exposureEvent(contentMeta: ContentMeta | undefined): TrackingEvent {
  return trackingEvent('exposure', {
    toolName: 'treatment-comparison',
    topic: contentMeta?.targeting?.k1,
    jtbd: contentMeta?.jtbd,
    exposureType: 'decisiontool_view',
  });
}

interface FactsTableProps {
  labelledBy: string;
  names: readonly string[];
  facts: readonly ComparedFact[];
}

/** Column headings are for assistive technology: the visible ones are the sticky names. */
function FactsTable({ labelledBy, names, facts }: FactsTableProps): ReactNode {
  const marked = markedFacts(facts);
  return (
    <table className={cx(printedTable, wideOnly, factsTable)} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td />
          {names.map((name, index) => (
            <th key={index} scope="col">
              <span className="visually-hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, values, isSame }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {isSame ? (
              <td colSpan={names.length}>
                {values[0]}, <OwnWords>the same for all</OwnWords>
              </td>
            ) : (
              values.map((value, index) => (
                <td key={index}>
                  <FactValue value={value} isMarked={marked.has(label.toLowerCase())} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparedTreatment {
  name: string;
  cardId: string | undefined;
}

interface TreatmentNamesProps {
  treatments: readonly ComparedTreatment[];
  isAboveTable: boolean;
}

function TreatmentNames({ treatments, isAboveTable }: TreatmentNamesProps): ReactNode {
  const nameId = useId();
  const names = (
    <ul>
      {treatments.map(({ name, cardId }, index) => (
        <li key={index}>
          {cardId ? (
            <a
              href={`#${cardId}`}
              {...trackClick(
                trackingEvent('element-clicked', {
                  actionOutcome: 'INTERNALLINK',
                  name,
                  position: index + 1,
                }),
              )}
            >
              <span>{name}</span>
            </a>
          ) : (
            <b>
              <span>{name}</span>
            </b>
          )}
        </li>
      ))}
    </ul>
  );
  const header = { className: cx(scrollCue, stickyNames), 'data-above-table': isAboveTable ? '' : undefined };
  return treatments.some(({ cardId }) => cardId) ? (
    <nav aria-labelledby={nameId} {...header}>
      <OwnName id={nameId}>Treatments compared</OwnName>
      {names}
    </nav>
  ) : (
    <div {...header}>{names}</div>
  );
}
