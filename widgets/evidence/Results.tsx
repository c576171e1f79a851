import type { CSSProperties, ReactNode } from 'react';
import type { EvidenceResult } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import {
  differInSize,
  equalRadius,
  largestRadius,
  radiusOf,
  rangeOf,
  scaleOf,
  ticksOf,
} from './resultScale.ts';

// Styles are in attributes, so that claims without results load none for them.
const chart: CSSProperties = { margin: 0, font: 'var(--text-sm) / 1.4 var(--font-ui)' };
const caption: CSSProperties = { fontWeight: 600 };
const list: CSSProperties = { margin: 0, padding: 0, listStyle: 'none' };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' };
const trialRow: CSSProperties = { ...row, flexWrap: 'nowrap', paddingBlock: '0.25rem' };
const words: CSSProperties = { ...row, flex: 1 };
/** Beside the number line, or above it where the two do not fit into a row. */
const besideLine: CSSProperties = { ...row, flex: '1 1 13rem' };
const spacedBeside: CSSProperties = { ...besideLine, paddingBlock: '0.25rem' };
/** A full row, so that figures are below the name in all rows. */
const name: CSSProperties = { flex: '1 1 100%' };
const half: CSSProperties = { flex: '1 1 12rem' };
const outcomeHalf: CSSProperties = { ...half, color: 'var(--ink-soft)' };
const measured: CSSProperties = { fontVariantNumeric: 'tabular-nums' };
/** On an element of HTML: forced colours reach a drawing only by inheritance. */
const drawn: CSSProperties = { color: 'var(--editorial)' };
/** As high as its row, so that the lines at zero meet. */
const numberLine: CSSProperties = { position: 'relative', flex: '2 1 18rem' };
const axisHeightPx = 22;
const axisLine: CSSProperties = {
  ...numberLine,
  height: axisHeightPx,
  color: 'var(--ink-soft)',
  fontSize: 'var(--text-xs)',
};
const whole: CSSProperties = { position: 'absolute', inset: 0, direction: 'ltr', ...measured };
const legend: CSSProperties = { color: 'var(--ink-soft)', fontSize: 'var(--text-xs)' };

/** What the ends of a range are, as the schema has them. */
const interval = '95% confidence interval';

interface ResultsProps {
  measure: string | undefined;
  results: readonly EvidenceResult[];
}

/**
 * Dots with ranges on a number line, or dots for the numbers of people. Words say all that is drawn,
 * so drawings are hidden from screen readers.
 */
export function Results({ measure, results }: ResultsProps): ReactNode {
  const shown = results.filter(({ name }) => present(name));
  if (shown.length === 0) return null;
  const isMeasured = shown.some(({ value }) => value !== undefined);
  const at = scaleOf(shown);
  const radius = radiusOf(shown);
  const legendText = legendOf(shown, isMeasured);
  return (
    <figure style={chart}>
      {present(measure) && <figcaption style={caption}>{measure}</figcaption>}
      <ul style={list}>
        {shown.map((result, index) =>
          isMeasured ? (
            <li key={index} style={row}>
              <span style={spacedBeside}>
                <Words result={result} nameStyle={name} outcomeStyle={measured} />
              </span>
              <span
                style={{
                  ...numberLine,
                  ...drawn,
                  minHeight: 2 * Math.max(radius(result.people), equalRadius) + 2,
                }}
              >
                <Plot result={result} at={at} radius={radius(result.people)} />
              </span>
            </li>
          ) : (
            <li key={index} style={trialRow}>
              <span style={drawn}>
                <Dot radius={radius(result.people)} />
              </span>
              <span style={words}>
                <Words result={result} nameStyle={half} outcomeStyle={outcomeHalf} />
              </span>
            </li>
          ),
        )}
      </ul>
      {isMeasured && <Axis ticks={ticksOf(shown)} at={at} />}
      {legendText && (
        <span style={legend}>
          <OwnWords>{legendText}</OwnWords>
        </span>
      )}
    </figure>
  );
}

interface WordsProps {
  result: EvidenceResult;
  nameStyle: CSSProperties;
  outcomeStyle: CSSProperties;
}

function Words({ result, nameStyle, outcomeStyle }: WordsProps): ReactNode {
  const hasFigures = result.value !== undefined || result.people !== undefined;
  const outcome = present(result.outcome);
  return (
    <>
      <span style={nameStyle}>{result.name}</span>
      {(hasFigures || outcome) && (
        <span style={outcomeStyle}>
          {hasFigures && <Figures result={result} />}
          {hasFigures && outcome && ', '}
          {outcome}
        </span>
      )}
    </>
  );
}

function Dot({ radius }: { radius: number }): ReactNode {
  return (
    <svg width={2 * largestRadius} height={2 * largestRadius} aria-hidden="true">
      <circle cx="50%" cy="50%" r={radius} fill="currentColor" />
    </svg>
  );
}

interface PlotProps {
  result: EvidenceResult;
  at: (value: number) => number;
  radius: number;
}

/** A number line, from left to right in every language. A value without a range is a bar from zero. */
function Plot({ result, at, radius }: PlotProps): ReactNode {
  const { value } = result;
  const zero = percent(at(0));
  const [from, to] = rangeOf(result) ?? [0, value ?? 0];
  return (
    <svg width="100%" height="100%" style={whole} stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <line x1={zero} x2={zero} y2="100%" strokeWidth="1" strokeDasharray="3 2" />
      {value !== undefined && (
        <>
          <line x1={percent(at(from))} x2={percent(at(to))} y1="50%" y2="50%" />
          <circle cx={percent(at(value))} cy="50%" r={radius} fill="currentColor" stroke="none" />
        </>
      )}
    </svg>
  );
}

/** The common axis of the rows above it. Their words have the values, so that only the drawing needs it. */
function Axis({ ticks, at }: { ticks: readonly number[]; at: PlotProps['at'] }): ReactNode {
  return (
    <span style={row} aria-hidden="true">
      <span style={besideLine} />
      <span style={axisLine}>
        <svg width="100%" height={axisHeightPx} style={whole} aria-hidden="true">
          <line x2="100%" y1="0.5" y2="0.5" stroke="currentColor" />
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={percent(at(tick))} x2={percent(at(tick))} y2="5" stroke="currentColor" />
              <text x={percent(at(tick))} y="18" textAnchor="middle" fill="currentColor">
                {written(tick)}
              </text>
            </g>
          ))}
        </svg>
      </span>
    </span>
  );
}

function percent(share: number): string {
  return `${Number(share.toFixed(1))}%`;
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

function written(value: number): string {
  return numbers.format(value).replace('-', '−');
}

function Figures({ result }: { result: EvidenceResult }): ReactNode {
  const { value, people } = result;
  const range = rangeOf(result);
  return (
    <OwnWords>
      {value !== undefined && written(value)}
      {range && (
        <>
          {' ('}
          <span className="visually-hidden">{interval}: </span>
          {written(range[0])} to {written(range[1])})
        </>
      )}
      {value !== undefined && people !== undefined && ', '}
      {people !== undefined && `${written(people)} ${people === 1 ? 'person' : 'people'}`}
    </OwnWords>
  );
}

function legendOf(results: readonly EvidenceResult[], isMeasured: boolean): string {
  return joined(' ', [
    isMeasured && 'Dashed: no difference.',
    results.some((result) => rangeOf(result)) &&
      `Lines: ${interval}. Of 100 such ranges, about 95 hold the true value.`,
    differInSize(results) && 'Larger dots: more people.',
  ]);
}

function joined(by: string, parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(by);
}
