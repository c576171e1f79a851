import type { CSSProperties, ReactNode } from 'react';
import { countAttribute, countedText, countListAttribute, strokeAttribute } from '#contracts/countUp.ts';
import { type DrawnShare, drawnShare } from '#contracts/shareOfHundred.ts';
import { Placeholder } from '#transformer/basic/Placeholder.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { figureList } from '../ui/figureList.styles.ts';
import { longestWord } from '../ui/longestWord.ts';
import { marker } from '../ui/marker.styles.ts';
import { present } from '../ui/presentText.ts';
import { stats } from './Stats.styles.ts';

/** A count: an integer, or millions. Units, currencies, percent signs and decimals belong to values. */
const plainCount =
  /^[~≈]?\s?(?:\d{1,3}(?:[, \u00A0\u202F]\d{3})+|\d+|\d+(?:\.\d+)?[\s\u00A0](?:thousand|million|billion|trillion))\+?$/i;

/** Start of a text about a share or a duration: "of 100 points", "weeks of practice". */
const shareOrTime =
  /^\s*(?:(?:out )?of|in|per|percent|times|(?:full |more |fewer |whole )?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?))\b/i;

/** Words of doses and limits, anywhere in the text. */
const doseOrLimit =
  /\b(?:dos(?:e|es|age)|servings?|grams?|micrograms?|milligrams?|milliliters?|calories|units|limit|maximum|minimum|most|least|more than|less than|up to|threshold|target|recommended|(?:long|short|low|high)est|years? (?:old|of age)|aged?)\b/i;

/** Styles are in attributes, so that blocks without a drawing load none for it. */
const figureStyle: CSSProperties = { marginInlineEnd: '0.4em', color: 'var(--editorial)' };
const onItsMiddle: CSSProperties = { verticalAlign: 'middle' };

/** Distance of two dots, in units of the drawing. */
const step = 10;
/** Size of a drawing on the page, in rem: a square of many dots, or a row of few larger ones. */
const squareRem = 3.5;
const dotRem = 1;
const mostInOneRow = 5;

export const noDataText = 'Stats Block Placeholder - No data found';

/**
 * Counts animate once on first view. A figure that would be wrong meanwhile stays fixed. Without script or
 * motion, on paper, for screen readers and editors, values are final.
 */
export default function Stats({ data, block }: WidgetProps<'stats', 'preview'>): ReactNode {
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
        {data.items.map(({ number, text, still = isFixed(String(number), text) }, index) => {
          const share = data.dots ? drawnShare(String(number)) : undefined;
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

/** A share as filled ones of all dots. Hidden from screen readers, because the figure beside it says the same. */
function ShareDots({ share: { filled, of } }: { share: DrawnShare }): ReactNode {
  const columns = of > mostInOneRow ? Math.ceil(Math.sqrt(of)) : of;
  const [width, height] = [columns * step, Math.ceil(of / columns) * step];
  const scale = of > mostInOneRow ? squareRem / columns : dotRem;
  return (
    <span style={figureStyle}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={`${columns * scale}rem`}
        height={`${(height / step) * scale}rem`}
        style={onItsMiddle}
        aria-hidden="true"
      >
        <g stroke="currentColor" strokeWidth="8" strokeLinecap="round" strokeDasharray={`0 ${step}`}>
          <path d={dots(of, columns)} strokeOpacity="0.25" />
          {filled > 0 && <path d={dots(filled, columns)} />}
        </g>
      </svg>
    </span>
  );
}

/** The first dots, row by row: round caps of dashes without length. */
function dots(count: number, columns: number): string {
  let path = '';
  for (let row = 0; row * columns < count; row++) {
    const inRow = Math.min(columns, count - row * columns);
    // A dash at the very end of a line may be left out, so the line goes a little further.
    path += `M5 ${5 + row * step}h${(inRow - 1) * step + 0.1}`;
  }
  return path;
}

/**
 * A lower number must not be taken for the value of a dose, limit, share, duration, price or measurement.
 * In doubt a figure stays fixed.
 */
export function isFixed(number: string, text = ''): boolean {
  return !plainCount.test(number.trim()) || shareOrTime.test(text) || doseOrLimit.test(text);
}
