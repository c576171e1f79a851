import { css } from '@linaria/core';
import { tabletFrom } from '#widgets/ui/layout.ts';

/** The leaderboard below the header. The first paint waits for this sheet, so other styles are inline. */
export const headerLeaderboard = css`
  display: none;

  @media (min-width: ${tabletFrom}px) {
    display: grid;
  }
`;
