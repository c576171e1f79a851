import { css } from '@linaria/core';

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-xs);

  & li {
    padding: 0 var(--space-2);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
  }
`;

export const facts = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: 0 var(--space-4);
  margin: 0 0 calc(-1 * var(--space-2));

  /* Values stand on one line, also where a label beside takes two. */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  & dt {
    display: flex;
    align-items: center;
    align-self: end;
    min-height: 24px;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & dd {
    margin: 0;
    padding-bottom: var(--space-2);
    font-weight: 600;
  }
  /* As high as what is pressed above it. */
  & dd a {
    display: inline-block;
    min-height: 24px;
  }
`;
