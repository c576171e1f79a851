import { css } from '@linaria/core';

export const beginning = css`
  accent-color: var(--editorial);
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);

  & > label {
    display: grid;
    gap: var(--space-1);
    font-weight: 600;
  }
  & > small {
    margin-block-start: calc(-1 * var(--space-3));
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  & fieldset {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 600;
  }
`;

export const choice = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  cursor: pointer;

  &:hover {
    border-color: var(--editorial);
  }
  &:has(:checked) {
    border-color: var(--editorial);
    background: var(--editorial-soft);
  }
  & strong {
    display: block;
  }
  & span {
    color: var(--ink-soft);
  }
  & strong {
    color: var(--ink);
  }
`;
