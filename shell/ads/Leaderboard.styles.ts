import { css } from '@linaria/core';
import type { CSSProperties } from 'react';
import { tabletFrom } from '../../widgets/ui/layout.ts';

/** Of the leaderboard's height, what is not the ad's: above it stands what it is. In CSS pixels. */
export const aroundLeaderboard = 40;

/** The leaderboard below the header. The first paint waits for its style sheet, so what needs none stands at the element. */
export const headerLeaderboard = css`
  display: none;

  @media (min-width: ${tabletFrom}px) {
    display: grid;
  }
`;

// Nothing in an ad has the editors’ colour.
const look = {
  '--editorial': 'var(--ink)',
  '--editorial-strong': 'var(--ink)',
  alignContent: 'center',
  minHeight: `calc(var(--ad-height) + ${aroundLeaderboard}px)`,
  padding: '0 var(--page-inset)',
  background: 'var(--advert)',
  font: 'var(--text-sm)/1.4 var(--font-ui)',
};

/** The rest of how it looks before anything comes to fill it. */
export const leaderboardLook: CSSProperties = look;
