import { css } from '@linaria/core';

export const carouselSection = css`
  --carousel-margin: var(--space-3) 0;

  margin-block: var(--space-5);
`;

export const sectionHeader = css`
  margin: 0;
  font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  text-wrap: balance;
`;
