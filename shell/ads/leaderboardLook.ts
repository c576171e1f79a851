import type { CSSProperties } from 'react';
import { typeScale } from '../design/typeScale.ts';

/** Height of the leaderboard besides the ad: its label, in CSS pixels. */
export const aroundLeaderboard = 40;

// Ads must not use the editorial colour.
const look = {
  '--editorial': 'var(--ink)',
  '--editorial-strong': 'var(--ink)',
  // Contains its positioned children, sticky or not.
  contain: 'layout',
  alignContent: 'center',
  minHeight: `calc(var(--ad-height) + ${aroundLeaderboard}px)`,
  // Room for the label at any text size.
  padding: '1.85rem var(--page-inset)',
  background: 'var(--advert)',
  font: `${typeScale.sm.size}/1.4 var(--font-ui)`,
};

/** Initial look of the leaderboard, inline instead of in the render-blocking style sheet. */
export const leaderboardLook: CSSProperties = look;

export const leaderboardLabel: CSSProperties = { position: 'absolute', insetBlockStart: '0.3rem' };
