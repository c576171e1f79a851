/** What a page and an outside frame say to each other. The frame is ours, what runs in it is not: nothing that it says is believed unseen. */

/** The addresses of the frames, each partner's below it. */
export const outsideAddress = '/outside';

/** On the `html` element of a site that has frames of others: the marker of the script that makes them. */
export const framesAttribute = 'data-frames';

/** Where frames are, and who runs on every page. The same for all readers: whether any of it comes, consent decides. */
export interface OutsideFacts {
  /** What the addresses of frames begin with. */
  address: string;
  /** The partners who run on every page. */
  everywhere: RunningEverywhere[];
  /** The partner who asks readers for the publisher: the one that may come before a yes. */
  asking?: string;
}

/** A partner who runs on every page, unseen. */
export interface RunningEverywhere {
  name: string;
  /**
   * Where it is one that is treated apart: a survey asks once a week; whether ads are kept away may take a minute to find out.
   */
  kind?: 'survey' | 'ad-block-check';
}

/** Beside the frames: what answers for the reader's consent in them. No partner can have its name. */
export const consentApisName = '_consent.js';

/**
 * On an element that somebody wants to know was seen: the addresses of their pictures, a list as JSON. They are loaded in a frame,
 * once the element is in view and its reader has agreed, whichever comes later.
 */
export const pixelsAttribute = 'data-pixels';

/** The name of the frame that loads them. No partner can have it. */
export const pixelsFrame = '_pixels';

/**
 * On an element in which the script of a partner shall run: the partner's name. Whoever makes such an element makes no
 * frame: the gate does, once the reader has agreed.
 */
export const outsideAttribute = 'data-outside';

/** On such an element: what the partner may be told besides what is the same on the whole page, as JSON. */
export const outsideFactsAttribute = 'data-outside-facts';

/** On such an element: the kind of the partner, where it is one that is treated apart. */
export const outsideKindAttribute = 'data-outside-kind';

/** The kind of the place of a tool for consent that its reader has asked for: it may come whatever they have said before. */
export const pressedKind = 'pressed';

/** On such an element: how far it has come, an `OutsideState`. */
export const outsideStateAttribute = 'data-outside-state';

/** On the `html` element: hosts of the same publisher, with blanks between. */
export const ownSitesAttribute = 'data-own-sites';

/** On the `html` element of an article: what it is about, in one coarse word (`coarseCategories`). */
export const articleCategoryAttribute = 'data-category';

/**
 * Waiting for the reader's consent; a frame that has not answered; filled; nothing to show; or ended, because it did not
 * answer in time, did not keep to the rules, or the reader has changed their mind.
 */
export type OutsideState = 'waiting' | 'loading' | 'filled' | 'empty' | 'ended';

/** Bubbles from such an element when its state has changed; its `detail` is an `OutsideChange`. */
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
  /** Of what fills it, in pixels. */
  size?: [number, number];
  /** Why it has ended. */
  fault?: OutsideFault;
  /** What the reader has told a tool that asks them, as that says it. */
  choice?: unknown;
}

/**
 * Why a frame was taken away: no answer in time, its script or its style sheet did not come, far too many messages, one that is
 * none, a size that does not fit, or another document in the place of ours.
 */
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
 * What a frame may say: that something of a size fills it; that there is nothing to show; that the partner's script has come,
 * which is all that one without a place on the page has to say; or that it has not, or its style sheet has not. A tool that asks
 * readers says what they have answered.
 */
export type FrameSays =
  | { kind: 'filled'; width: number; height: number }
  | { kind: 'choice'; purposes?: unknown; vendors?: unknown }
  | { kind: 'empty' | 'loaded' | 'missing' | 'unstyled' };

/** A frame that has said nothing by then is taken away, in milliseconds. */
export const silentAfterMs = 3_000;

/** For a check whether ads are kept away: whatever keeps them away may hold it up. In milliseconds. */
export const adBlockCheckMs = 60_000;

/** More messages than this, from its beginning to its end, come from no frame that does what it is for. */
export const maxFrameMessages = 50;

/** What a frame says, or nothing where it is no message of ours. */
export function readFrameMessage(data: unknown): FrameSays | undefined {
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
