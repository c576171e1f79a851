import { css } from '@linaria/core';

/** The link that leads to a shop. `--button-margin` is its distance to what is above and below it. */
export const shopButton = css`
  flex: 1 16rem;
  display: block;
  margin-block: var(--button-margin, 0);
  padding: 0.9em var(--space-5);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--accent-ink);
  font-size: 1rem;
  font-weight: 700;
  text-align: center;
  text-decoration: none;

  &:hover {
    background: var(--accent-strong);
    color: var(--accent-ink);
  }
`;
