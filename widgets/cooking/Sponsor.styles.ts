import { css } from '@linaria/core';

export const sponsorLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
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
