import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { present } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { sectionAnchor } from '../ui/sectionAnchor.ts';
import { faq } from './Faq.styles.ts';
import { shownItems } from './shownItems.ts';

interface FaqProps extends WidgetProps<'faq', 'indexOfKind'> {
  /** Whether links in answers get correlation ids, as in a call-out. */
  correlated?: boolean;
}

/** Native disclosures, closed initially and independent. Questions without an answer are left out. */
export default function Faq({ data, block, correlated = false }: FaqProps): ReactNode {
  const header = present(data.header);
  const headerId = sectionAnchor({ type: 'faq', indexOfKind: block.indexOfKind });
  const items = shownItems(data);
  if (items.length === 0) return null;
  return (
    // Without a header it is no landmark: two unnamed ones would be indistinguishable.
    <section className={faq} aria-labelledby={header && headerId}>
      {header && <h2 id={headerId}>{header}</h2>}
      {items.map(({ question, answer }, index) => (
        <details
          key={`${index} ${question}`}
          {...trackOpen({
            kind: 'element-clicked',
            elementType: 'FAQ',
            actionOutcome: 'OPEN',
            position: index + 1,
          })}
        >
          <summary>{question}</summary>
          <RichHtml html={answer} className={prose} correlated={correlated} />
        </details>
      ))}
    </section>
  );
}
