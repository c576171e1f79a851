import type { CSSProperties, ReactNode } from 'react';
import { countAttribute, countedText, countListAttribute } from '#contracts/countUp.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { Placeholder } from '#transformer/basic/Placeholder.tsx';
import type { WidgetProps } from '#transformer/widget.ts';
import { figureList } from '../ui/figureList.styles.ts';
import { longestWord } from '../ui/longestWord.ts';
import { marker } from '../ui/marker.styles.ts';
import { present } from '../ui/presentText.ts';
import { stats } from './Stats.styles.ts';

/** Shown to editors in place of a block without figures. */
export const noDataText = 'Stats Block Placeholder - No data found';

/**
 * Large numbers and what they say. They count up once, when they are first seen, by a small script; whoever has no
 * script, wants no motion, prints or listens gets the final values.
 */
export default function Stats({ data, block }: WidgetProps<BlockDataByType['stats'], 'preview'>): ReactNode {
  if (!data.items?.length) return <Placeholder text={noDataText} preview={block.preview} isUnwritten />;
  const header = present(data.header);
  return (
    <section className={stats}>
      {header && <h2>{header}</h2>}
      <ul
        className={figureList}
        style={{ '--longest': longestWord(data.items.map(({ number }) => number)) } as CSSProperties}
        {...(data.items.some(({ number }) => canCount(String(number))) ? { [countListAttribute]: '' } : {})}
      >
        {data.items.map(({ number, text }, index) => (
          <li key={index}>
            <div>
              <Figure number={String(number)} />
            </div>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A number with the value that its count starts at; one that cannot be counted has none. */
function Figure({ number }: { number: string }): ReactNode {
  if (!canCount(number)) return <strong className={marker}>{number}</strong>;
  return (
    <strong className={marker} {...{ [countAttribute]: countedText(number, 0) }}>
      <span>{number}</span>
    </strong>
  );
}

function canCount(number: string): boolean {
  return countedText(number, 0) !== number;
}
