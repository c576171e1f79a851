import { type ReactNode, useId } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { keyPoints } from './KeyPoints.styles.ts';

export default function KeyPoints({ data }: WidgetProps<'key-points'>): ReactNode {
  const titleId = useId();
  const points = data.points.flatMap((point) => presentHtml(point) ?? []);
  if (points.length === 0) return null;
  const title = present(data.title);
  return (
    <section className={keyPoints} aria-labelledby={titleId}>
      <h2 id={titleId}>{title ?? <OwnWords>Key points</OwnWords>}</h2>
      <ul>
        {points.map((point, index) => (
          <RichHtml key={`${index} ${point}`} as="li" html={point} />
        ))}
      </ul>
    </section>
  );
}
