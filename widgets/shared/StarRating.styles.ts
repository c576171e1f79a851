import { css } from '@linaria/core';

export const stars = css`
  --toward: 90deg;

  background: linear-gradient(var(--toward), var(--accent) var(--filled), var(--line) 0) text;
  color: transparent;
  font-size: 1.25em;
  line-height: 1;

  &:dir(rtl) {
    --toward: 270deg;
  }
`;
