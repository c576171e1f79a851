import { css } from '@linaria/core';

export const pictureField = css`
  display: grid;
  gap: var(--space-2);
`;

export const thumbnail = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-xs);

  & img {
    width: 6rem;
    height: 4rem;
    object-fit: contain;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
  }
`;
