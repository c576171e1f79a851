import type { CSSProperties, ReactNode } from 'react';
import { countAttribute, countedText, countListAttribute, strokeAttribute } from '#contracts/countUp.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { Placeholder } from '#transformer/basic/Placeholder.tsx';
import type { WidgetProps } from '#transformer/widget.ts';
import { figureList } from '../ui/figureList.styles.ts';
import { longestWord } from '../ui/longestWord.ts';
import { marker } from '../ui/marker.styles.ts';
import { present } from '../ui/presentText.ts';
import { stats } from './Stats.styles.ts';
import { standsStill } from './stillFigure.ts';

/** Shown to editors in place of a block without figures. */
export const noDataText = 'Stats Block Placeholder - No data found';

/**
 * Large numbers and what they say. Counts of things count up once, when they are first seen, by a small script; a number that
 * would be wrong until then stands still, and the stroke under it is drawn in the same time. Readers without script or motion, on
 * paper or with a screen reader, and editors, get the final values.
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
        {data.items.map(({ number, text, still = standsStill(String(number), text) }, index) => (
          <li key={index}>
            <div>
              <Figure number={String(number)} isStill={still} isFinal={block.preview} />
            </div>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FigureProps {
  number: string;
  /** Whether its stroke is drawn instead of its number. */
  isStill: boolean;
  /** Whether nothing moves: the editor sees what readers see in the end. */
  isFinal: boolean;
}

/** A number with the value that its count starts at, or its stroke. One that cannot be counted has neither. */
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
