import { elementOf } from './elements.ts';

type Value = (property: string) => string;

/** What an element's edges are to the text around it: nothing, the end of a word, or the end of a line. */
export type Edge = 'none' | 'word' | 'line';

/** How an element's style sets it, and what is in it, apart from the text around. */
export interface Apart {
  /** What its style makes of its edges; never less than what the element itself says. */
  readonly edge: Edge;
  /** The same of each of its children: in a grid or a flex container each is a box (CSS Display 3, section 2.7). */
  readonly edgeOfChildren: Edge;
  /** Line ends of its text are shown; undefined where the style says nothing of them. */
  readonly keepsLines: boolean | undefined;
}

export const joined: Apart = { edge: 'none', edgeOfChildren: 'none', keepsLines: undefined };

/** Wider gaps beside a text are more than a blank. In CSS pixels: margins, and the padding of what may be a label within a sentence. */
const leastMarginPx = 3;
const leastPaddingPx = 8;
/** Larger letters that float are the first of their word. In CSS pixels. */
const leastDropCapPx = 24;

/** How a style sets an element of a name apart. */
export function apartBy(name: string, value: Value): Apart {
  const display = value('display');
  const whiteSpace = value('white-space');
  return {
    edge: elementOf(name).level === 'phrasing' ? edgeBy(name, display, value) : 'none',
    edgeOfChildren: edgeOfChildrenBy(display, value),
    keepsLines: whiteSpace === '' ? undefined : /^(?:pre\b|break-spaces)/.test(whiteSpace),
  };
}

const strength: readonly Edge[] = ['none', 'word', 'line'];

/** The stronger of two edges. */
export function strongerEdge(one: Edge, other: Edge): Edge {
  return strength.indexOf(one) > strength.indexOf(other) ? one : other;
}

/** What sets apart further in each way. */
export function furtherApart(one: Apart, other: Apart): Apart {
  return {
    edge: strongerEdge(one.edge, other.edge),
    edgeOfChildren: strongerEdge(one.edgeOfChildren, other.edgeOfChildren),
    keepsLines: one.keepsLines ?? other.keepsLines,
  };
}

function edgeBy(name: string, display: string, value: Value): Edge {
  if (/^(?:block|flex|grid|table|list-item|flow-root)\b/.test(display)) return 'line';
  // Raised and lowered text is often placed by hand.
  const isRaised = name === 'sup' || name === 'sub';
  if (!isRaised && /^(?:absolute|fixed)$/.test(value('position'))) return 'line';
  if (!isRaised && /^(?:left|right|inline-)/.test(value('float')))
    return pixelsOf(value('font-size')) < leastDropCapPx ? 'line' : 'none';
  const isBox = /^inline[ -](?:block|table|flex|grid)/.test(display);
  const hasWidth = isBox && ['width', 'min-width'].some((property) => pixelsOf(value(property)) > 0);
  const hasSpace = hasGap('margin', leastMarginPx, value) || hasGap('padding', leastPaddingPx, value);
  // Only a sign before or behind an element has a content of its own.
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
  // They are those of the element around it.
  if (display === 'contents') return 'word';
  if (!/\b(?:flex|grid)\b/.test(display)) return 'none';
  // In a sentence, children side by side are a label with its sign.
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

/** A length in CSS pixels, about; 0 for what is none. */
export function pixelsOf(length: string): number {
  const [, number, unit = ''] = /^([+-]?[\d.]{1,9})(px|pt|r?em|ch|in|[cm]m|%)$/.exec(length) ?? [];
  return (Number(number) || 0) * (pixelsPer[unit] ?? 0);
}
