import { css } from '@linaria/core';

/** Bordered, so that it is told from the prices around it. */
export const bestOffer = css`
  margin-block: var(--space-5);
  padding: var(--space-3) var(--space-4) var(--space-4);
  border: 2px solid var(--ink);

  & p {
    margin: 0 0 var(--space-2);
  }
  & [data-label] {
    font-weight: 700;
  }
  & h3 {
    margin: var(--space-2) 0 var(--space-1);
    font-size: var(--text-lg);
    line-height: var(--leading-tight);
  }
  & [data-amount] {
    font-size: var(--text-xl);
    font-weight: 700;
  }
  & a {
    display: inline-grid;
    align-content: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--ink);
  }
`;
