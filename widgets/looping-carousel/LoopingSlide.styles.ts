import { css } from '@linaria/core';
import { column, fullWidth, ownDirection, pictureRatio, uiText } from '../ui/declarations.ts';

export const slideCard = css`
  ${column};
  gap: var(--space-2);
  min-width: 0;
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--hairline);
  ${uiText};

  & > img {
    ${fullWidth};
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
    ${pictureRatio};
  }
  & > b {
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  /* Each in the direction of its language. */
  & > :is(b, div) {
    ${ownDirection};
  }
  & > div {
    color: var(--ink-soft);
  }
`;
