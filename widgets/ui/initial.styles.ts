import { css } from '@linaria/core';

export const initialInPlace = css`
  display: grid;
  place-items: center;
  background: var(--editorial-soft);
  color: var(--editorial);
  font: 620 var(--text-2xl) / 1 var(--font-heading);
`;
