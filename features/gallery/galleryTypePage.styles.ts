import { css } from '@linaria/core';

export const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  margin-block: var(--space-4);

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: block;
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    color: var(--ink);
    text-decoration: none;
  }
  & a[aria-current] {
    border-color: var(--editorial);
    background: var(--editorial);
    color: var(--editorial-ink);
  }
`;

export const fixture = css`
  padding-top: var(--space-4);
  border-top: 1px solid var(--hairline);

  & h2 {
    margin: 0 0 var(--space-3);
  }
  & h2 a {
    margin-inline-start: var(--space-2);
    font-weight: 400;
  }
`;

export const frames = css`
  display: flex;
  align-items: flex-start;
  gap: var(--space-4);
  margin-block: var(--space-4) var(--space-6);
  padding-bottom: var(--space-3);
  overflow-x: auto;

  & figure {
    flex: none;
    margin: 0;
  }
  & figcaption {
    margin-bottom: var(--space-1);
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & iframe {
    display: block;
    height: 36rem;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-leaf-small);
    background: var(--paper);
  }
`;

export const examples = css`
  columns: 18rem;
  column-gap: var(--space-6);
  padding-inline-start: 1.75rem;
  margin: var(--space-4) 0 0;

  & li {
    padding-block: 2px;
    break-inside: avoid;
  }
`;
