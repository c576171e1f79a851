import { css } from '@linaria/core';
import { fullWidth, mutedUiText } from '../ui/declarations.ts';

export const figure = css`
  max-width: var(--content-wide);
  margin: var(--space-5) 0;

  /* As wide as that it would fill the window. */
  &[data-upright] {
    max-width: var(--measure);
  }
  & img {
    ${fullWidth};
    border-radius: var(--radius-leaf);
    background: var(--surface-sunken);
  }
`;

export const caption = css`
  margin-top: var(--space-2);
  ${mutedUiText};

  & small {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-xs);
  }
`;
