import type { CSSProperties, ReactNode } from 'react';
import { countAttribute, countedText, countListAttribute, strokeAttribute } from '#contracts/countUp.ts';
import { shareOfHundred } from '#contracts/shareOfHundred.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { Placeholder } from '#transformer/basic/Placeholder.tsx';
import type { WidgetProps } from '#transformer/widget.ts';
import { figureList } from '../ui/figureList.styles.ts';
import { longestWord } from '../ui/longestWord.ts';
import { marker } from '../ui/marker.styles.ts';
import { present } from '../ui/presentText.ts';
import { ShareDots } from './ShareDots.tsx';
import { stats } from './Stats.styles.ts';
import { standsStill } from './stillFigure.ts';

export const noDataText = 'Stats Block Placeholder - No data found';

/**
 * Counts animate once on first view. A figure that would be wrong meanwhile stays fixed. Without script or
 * motion, on paper, for screen readers and editors, values are final.
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
        {...(!block.preview && data.items.some(({ number }) => canCount(String(number)))
          ? { [countListAttribute]: '' }
          : {})}
      >
        {data.items.map(({ number, text, still = standsStill(String(number), text) }, index) => {
          const share = data.dots ? shareOfHundred(String(number)) : undefined;
          return (
            <li key={index}>
              <div>
                {share !== undefined && <ShareDots share={share} />}
                <Figure
                  number={String(number)}
                  isStill={still || share !== undefined}
                  isFinal={block.preview}
                />
              </div>
              {text && <span>{text}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface FigureProps {
  number: string;
  isStill: boolean;
  /** Whether nothing animates: editors see the final state. */
  isFinal: boolean;
}

/** A figure with the start value of its count, or its underline. One that cannot be counted has neither. */
function Figure({ number, isStill, isFinal }: FigureProps): ReactNode {
  if (isFinal || !canCount(number)) return <strong className={marker}>{number}</strong>;
  const counted = isStill ? { [strokeAttribute]: '' } : { [countAttribute]: countedText(number, 0) };
  return (
    <strong className={marker} {...counted}>
      {isStill ? number : <span>{number}</span>}
    </strong>
  );
}

function canCount(number: string): boolean {
  return countedText(number, 0) !== number;
}
