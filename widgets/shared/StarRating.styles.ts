import { css } from '@linaria/core';

export const stars = css`
  background: linear-gradient(90deg, var(--accent) var(--filled), var(--line) 0) text;
  color: transparent;
  font-size: 1.25em;
  line-height: 1;
`;
