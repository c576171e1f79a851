import { css } from '@linaria/core';

export const stars = css`
  display: inline-flex;
  gap: 2px;
  vertical-align: -0.1em;

  & i {
    width: 1.1em;
    aspect-ratio: 1;
    background: linear-gradient(90deg, var(--star, var(--caution)) var(--filled, 100%), var(--line) 0);
    clip-path: polygon(
      50% 2%, 62% 37%, 98% 37%, 69% 59%, 80% 95%, 50% 73%, 20% 95%, 31% 59%, 2% 37%, 38% 37%
    );
  }
`;
