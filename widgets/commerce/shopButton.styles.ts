import { css } from '@linaria/core';

/**
 * The link that leads to a shop. `--button-margin` is its distance to what is above and below it,
 * `--button-padding` that of its text to its sides;
 * `--button-text` is for places where it is narrow.
 */
export const shopButton = css`
  flex: 1 16rem;
  display: block;
  min-height: 44px;
  margin-block: var(--button-margin, 0);
  padding: 0.6em var(--button-padding, min(var(--space-4), 4vw));
  border: 1px solid var(--shop);
  border-radius: var(--radius-leaf-small);
  background: var(--shop);
  color: var(--shop-ink);
  font-size: var(--button-text, 1rem);
  font-weight: 700;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;

  /* Nobody shops on paper. */
  @media print {
    display: none;
  }

  &:hover {
    background: var(--surface);
    color: var(--shop);
  }
`;

/** The same where it is not the one that a card leads to: in a list, in a table, and in what is paid for. */
export const outlined = css`
  background: transparent;
  color: var(--shop);
  border-color: var(--control-line);

  &:hover {
    background: var(--shop);
    color: var(--shop-ink);
  }
`;
