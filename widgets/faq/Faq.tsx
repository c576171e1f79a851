import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { RichHtml } from '../../transformer/html/RichHtml.tsx';
import type { WidgetProps } from '../../transformer/widget.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { present } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { faq } from './Faq.styles.ts';
import { shownItems } from './shownItems.ts';

/**
 * Questions with their answers, each behind a native disclosure: closed at first, any number open at once. A question
 * without an answer is left out.
 */
export default function Faq({ data }: WidgetProps<BlockDataByType['faq']>): ReactNode {
  const header = present(data.header);
  const items = shownItems(data);
  if (items.length === 0) return null;
  return (
    <section className={faq} aria-label={header ?? 'Questions and answers'}>
      {header && <h2>{header}</h2>}
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
          <RichHtml html={answer} className={prose} />
        </details>
      ))}
    </section>
  );
}
