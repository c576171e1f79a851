import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { Placeholder } from '../../transformer/basic/Placeholder.tsx';
import type { WidgetProps } from '../../transformer/widget.ts';
import { longestWord } from '../shared/longestWord.ts';
import { countedText, countSteps } from './countUp.ts';
import { stats } from './Stats.styles.ts';
import { useCountUp } from './useCountUp.ts';

/** Shown to editors in place of a block without figures (specification §8). */
export const noDataText = 'Stats Block Placeholder - No data found';

/** Large numbers and what they say. They count up once, when they are first seen (specification §4). */
export default function Stats({ data, block }: WidgetProps<BlockDataByType['stats'], 'preview'>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const step = useCountUp(list);
  if (!data.items?.length) return <Placeholder text={noDataText} preview={block.preview} />;
  return (
    <section className={stats}>
      {data.header && <h2>{data.header}</h2>}
      <ul
        ref={list}
        style={{ '--longest': longestWord(data.items.map(({ number }) => number)) } as CSSProperties}
      >
        {data.items.map(({ number, text }, index) => (
          // The figures of a block never change places.
          <li key={index}>
            <Figure number={String(number)} step={step} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While it counts, assistive technology reads the final value. */
function Figure({ number, step }: { number: string; step: number }): ReactNode {
  const counting = step < countSteps ? { role: 'img', 'aria-label': number } : {};
  return <strong {...counting}>{countedText(number, step)}</strong>;
}
