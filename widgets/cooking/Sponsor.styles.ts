import { css } from '@linaria/core';
import { centredRow } from '../ui/declarations.ts';

export const sponsorLine = css`
  ${centredRow};
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  background: var(--advert);

  & img {
    width: 96px;
    height: auto;
    max-height: 48px;
    object-fit: contain;
  }
  & a {
    display: inline-block;
    min-height: 24px;
    color: var(--ink);
    font-weight: 700;
  }
`;
