import { css } from '@linaria/core';

/**
 * The link that leads to a shop. `--button-margin` is its distance to what is above and below it,
 * `--button-padding` that of its text to its sides;
 * `--button-text` is for places where it is narrow.
 */
export const shopButton = css`
  flex: 1 16rem;
  display: block;
  margin-block: var(--button-margin, 0);
  padding: 0.9em var(--button-padding, min(var(--space-5), 6vw));
  border-radius: var(--radius-leaf-small);
  background: var(--shop);
  color: var(--shop-ink);
  font-size: var(--button-text, 1rem);
  font-weight: 700;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  /* Without its ground, its text would be pale on paper. */
  print-color-adjust: exact;

  @media (forced-colors: active) {
    border: 1px solid;
  }
  &:hover {
    background: var(--editorial-strong);
    color: var(--editorial-ink);
  }
`;
