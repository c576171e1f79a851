import { elementOf } from './elements.ts';

type Value = (property: string) => string;

export type Edge = 'none' | 'word' | 'line';

export interface Apart {
  /** Its boundary by style; never less than by the element itself. */
  readonly edge: Edge;
  /** The same for its children: in a grid or flex container each is a box (CSS Display 3, section 2.7). */
  readonly edgeOfChildren: Edge;
  readonly preservesLines: boolean | undefined;
}

export const joined: Apart = { edge: 'none', edgeOfChildren: 'none', preservesLines: undefined };

/** Wider gaps separate words. In CSS pixels: margins, and padding of inline labels. */
const leastMarginPx = 3;
const leastPaddingPx = 8;
/** Larger floating letters are drop caps. In CSS pixels. */
const leastDropCapPx = 24;

export function apartBy(name: string, value: Value): Apart {
  const display = value('display');
  const whiteSpace = value('white-space');
  return {
    edge: elementOf(name).level === 'phrasing' ? edgeBy(name, display, value) : 'none',
    edgeOfChildren: edgeOfChildrenBy(display, value),
    preservesLines: whiteSpace === '' ? undefined : /^(?:pre\b|break-spaces)/.test(whiteSpace),
  };
}

const strength: readonly Edge[] = ['none', 'word', 'line'];

export function strongerEdge(one: Edge, other: Edge): Edge {
  return strength.indexOf(one) > strength.indexOf(other) ? one : other;
}

export function furtherApart(one: Apart, other: Apart): Apart {
  return {
    edge: strongerEdge(one.edge, other.edge),
    edgeOfChildren: strongerEdge(one.edgeOfChildren, other.edgeOfChildren),
    preservesLines: one.preservesLines ?? other.preservesLines,
  };
}

function edgeBy(name: string, display: string, value: Value): Edge {
  if (/^(?:block|flex|grid|table|list-item|flow-root)\b/.test(display)) return 'line';
  // Superscripts are often positioned manually.
  const isRaised = name === 'sup' || name === 'sub';
  if (!isRaised && /^(?:absolute|fixed)$/.test(value('position'))) return 'line';
  if (!isRaised && /^(?:left|right|inline-)/.test(value('float')))
    return pixelsOf(value('font-size')) < leastDropCapPx ? 'line' : 'none';
  const isBox = /^inline[ -](?:block|table|flex|grid)/.test(display);
  const hasWidth = isBox && ['width', 'min-width'].some((property) => pixelsOf(value(property)) > 0);
  const hasSpace = hasGap('margin', leastMarginPx, value) || hasGap('padding', leastPaddingPx, value);
  // Only generated content has `content`.
  const hasSign = value('content') !== '';
  return hasWidth || hasSpace || hasSign || hasSideBorder(value) || isMovedAside(value) ? 'word' : 'none';
}

function hasSideBorder(value: Value): boolean {
  return ['border', 'border-left', 'border-right', 'border-inline'].some((side) =>
    /\b(?:solid|dashed|dotted|double)\b/.test(value(side)),
  );
}

function isMovedAside(value: Value): boolean {
  if (value('position') !== 'relative') return false;
  return ['left', 'right'].some((side) => Math.abs(pixelsOf(value(side))) >= leastMarginPx);
}

function edgeOfChildrenBy(display: string, value: Value): Edge {
  // Its children belong to the outer element.
  if (display === 'contents') return 'word';
  if (!/\b(?:flex|grid)\b/.test(display)) return 'none';
  // In a sentence, a row is a label with its icon.
  const isRow = display.includes('flex') && !/column/.test(value('flex-direction') || value('flex-flow'));
  return isRow && display.includes('inline') ? 'word' : 'line';
}

function hasGap(property: 'margin' | 'padding', leastPx: number, value: Value): boolean {
  const sides = ['left', 'right', 'inline', 'inline-start', 'inline-end'].flatMap((side) =>
    value(`${property}-${side}`).split(' '),
  );
  const [top = '', right = top, , left = right] = value(property).split(/\s+/);
  return [left, right, ...sides].some((length) => pixelsOf(length) >= leastPx);
}

const pixelsPer: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  em: 16,
  rem: 16,
  ch: 8,
  in: 96,
  cm: 38,
  mm: 3.8,
  '%': 0.2,
};

/** A length in CSS pixels, approximate; 0 if invalid. */
export function pixelsOf(length: string): number {
  const [, number, unit = ''] = /^([+-]?[\d.]{1,9})(px|pt|r?em|ch|in|[cm]m|%)$/.exec(length) ?? [];
  return (Number(number) || 0) * (pixelsPer[unit] ?? 0);
}
