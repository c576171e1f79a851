import { css } from '@linaria/core';

export const typeList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    position: relative;
    display: flex;
    flex-direction: column;
    padding: var(--space-4);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf);
    background: var(--surface);
  }
  & li:hover {
    border-color: var(--editorial);
  }
  & h3 {
    margin: 0 0 var(--space-1);
    font: 650 var(--text-md) / var(--leading-tight) var(--font-ui);
  }
  /* The whole card leads to the type. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & p {
    margin: var(--space-2) 0 var(--space-3);
    color: var(--ink-soft);
  }
  & p:last-child {
    margin: auto 0 0;
    font-size: var(--text-xs);
  }
`;
