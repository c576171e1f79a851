import type { CSSProperties } from 'react';
import { typeScale } from '../design/typeScale.ts';

/** Of the leaderboard's height, what is not the ad's: above it stands what it is. In CSS pixels. */
export const aroundLeaderboard = 40;

// Nothing in an ad has the editors’ colour.
const look = {
  '--editorial': 'var(--ink)',
  '--editorial-strong': 'var(--ink)',
  // What is placed in it is placed by it, held or not.
  contain: 'layout',
  alignContent: 'center',
  minHeight: `calc(var(--ad-height) + ${aroundLeaderboard}px)`,
  // What it is called stands above it, however large the text is.
  padding: '1.6rem var(--page-inset)',
  background: 'var(--advert)',
  font: `${typeScale.sm.size}/1.4 var(--font-ui)`,
};

/**
 * How the leaderboard below the header looks before anything comes to fill it. It stands at the element, and not in the style
 * sheet that the first paint waits for.
 */
export const leaderboardLook: CSSProperties = look;

/** What it is called stands at its top, whatever is below. */
export const leaderboardLabel: CSSProperties = { position: 'absolute', insetBlockStart: 0 };
