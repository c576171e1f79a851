import { type CSSProperties, type ReactNode, useId } from 'react';
import { seenAttribute } from '#contracts/markers.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { OwnName } from '../ui/OwnWords.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { checklist, lines } from './Checklist.styles.ts';

export default function Checklist({ data }: WidgetProps<'checklist'>): ReactNode {
  const headerId = useId();
  const items = data.items.flatMap((item) => presentHtml(item) ?? []);
  if (items.length === 0) return null;
  const header = present(data.header);
  return (
    <section className={checklist} aria-labelledby={headerId}>
      {header ? <h2 id={headerId}>{header}</h2> : <OwnName id={headerId}>Checklist</OwnName>}
      <ul className={lines} {...(data.slowReveal ? { [seenAttribute]: '' } : {})}>
        {items.map((item, index) => (
          <li key={index} style={data.slowReveal ? ({ '--place': index } as CSSProperties) : undefined}>
            <RichHtml as="span" html={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
