import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { RichHtml } from '../../transformer/html/RichHtml.tsx';
import type { WidgetProps } from '../../transformer/widget.ts';
import { prose } from '../shared/prose.styles.ts';
import { trackOpen } from '../shared/trackingAttributes.ts';
import { faq } from './Faq.styles.ts';

/** Questions with their answers, each behind a native disclosure: closed at first, any number open at once. */
export default function Faq({ data }: WidgetProps<BlockDataByType['faq']>): ReactNode {
  return (
    <section className={faq} aria-label={data.header ?? 'Questions and answers'}>
      {data.header && <h2>{data.header}</h2>}
      {data.items.map(({ question, answer }, index) => (
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
