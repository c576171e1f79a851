import { css } from '@linaria/core';
import { tabletFrom } from '#widgets/ui/layout.ts';

/** The leaderboard below the header. The first paint waits for its style sheet, so what needs none stands at the element. */
export const headerLeaderboard = css`
  display: none;

  @media (min-width: ${tabletFrom}px) {
    display: grid;
  }
`;
