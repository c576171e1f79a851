import { css } from '@linaria/core';

export const byline = css`
  color: var(--ink-soft);
  font: var(--text-sm) / 1.5 var(--font-ui);

  & p {
    margin: 0 0 var(--space-1);
    overflow-wrap: anywhere;
  }
  & :is(a, strong) {
    color: var(--ink);
    font-weight: 600;
  }
`;

/** Days and reading time in a row, with a dot between two. */
export const dates = css`
  & span {
    display: inline-block;
  }
  & span:not(:last-child)::after {
    content: ' ·';
    margin-inline-end: 0.4em;
  }
`;

export const reviewed = css`
  display: flex;
  gap: var(--space-2);

  & svg {
    flex: none;
    margin-top: 0.1em;
    fill: var(--accent);
    stroke: var(--accent-ink);
  }
`;
