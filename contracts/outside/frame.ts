/** The frame's document is ours, its scripts are not: messages are untrusted. */

export const outsideAddress = '/outside';

/** On the `html` element of a site with third-party frames: marker of their script. */
export const framesAttribute = 'data-frames';

/** Address of frames, and partners on every page. The same for all readers: consent decides what loads. */
export interface OutsideFacts {
  address: string;
  /** Partners on every page. */
  everywhere: RunningEverywhere[];
  /** The consent tool's partner: the only one that may load before consent. */
  asking?: string;
}

export interface RunningEverywhere {
  name: string;
  kind?: 'survey' | 'ad-block-check';
}

/** Script that answers consent APIs inside frames. Reserved name. */
export const consentApisName = '_consent.js';

/** Addresses as JSON. Loaded in a frame, once the element was visible and the reader has consented. */
export const pixelsAttribute = 'data-pixels';

export const pixelsFrame = '_pixels';

/** The partner's name. The gate creates the frame, once the reader has consented. */
export const outsideAttribute = 'data-outside';

export const outsideFactsAttribute = 'data-outside-facts';

/** On such an element: the partner's kind, if it is a special case. */
export const outsideKindAttribute = 'data-outside-kind';

/** Kind of a consent tool that the reader has opened: it loads whatever the state of consent. */
export const pressedKind = 'pressed';

export const outsideStateAttribute = 'data-outside-state';

/** On the `html` element: hosts of the same publisher, separated by blanks. */
export const ownSitesAttribute = 'data-own-sites';

export const articleCategoryAttribute = 'data-category';

/** Waiting for consent; loading; filled; empty; or ended: timed out, broke the rules, or consent was withdrawn. */
export type OutsideState = 'waiting' | 'loading' | 'filled' | 'empty' | 'ended';

export const outsideDomEvent = 'pagewell:outside';

declare global {
  interface HTMLElementEventMap {
    [outsideDomEvent]: CustomEvent<OutsideChange>;
  }
  interface DocumentEventMap {
    [outsideDomEvent]: CustomEvent<OutsideChange>;
  }
}

export interface OutsideChange {
  state: OutsideState;
  size?: [number, number];
  fault?: OutsideFault;
  choice?: unknown;
}

/** Timed out, script or style sheet failed, too many or invalid messages, invalid size, or navigated away. */
export type OutsideFault =
  | 'silent'
  | 'missing'
  | 'unstyled'
  | 'flood'
  | 'nonsense'
  | 'size'
  | 'navigated'
  | 'withdrawn';

/**
 * Filled, with a size; empty; script loaded, enough for a partner without a place; script or style sheet
 * failed; a consent tool's answer.
 */
export type FrameMessage =
  | { kind: 'filled'; width: number; height: number }
  | { kind: 'choice'; purposes?: unknown; vendors?: unknown }
  | { kind: 'empty' | 'loaded' | 'missing' | 'unstyled' };

/** A frame without a message is removed after this time. */
export const silentAfterMs = 3_000;

/** The same for ad-block detection, which blockers may delay. */
export const adBlockCheckMs = 60_000;

export const maxFrameMessages = 50;

/** A valid message of a frame; undefined for others. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind } = data;
  if (kind === 'empty' || kind === 'loaded' || kind === 'missing' || kind === 'unstyled') return { kind };
  if (kind === 'choice') return { ...data, kind };
  if (kind !== 'filled' || !('width' in data) || !('height' in data)) return undefined;
  const { width, height } = data;
  return isLength(width) && isLength(height) ? { kind, width, height } : undefined;
}

function isLength(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10_000;
}
