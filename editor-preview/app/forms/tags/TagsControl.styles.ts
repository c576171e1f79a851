import { css } from '@linaria/core';

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  & > span {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    padding-inline-start: var(--space-2);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf-small);
    background: var(--editorial-soft);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
  & > input {
    flex: 1 1 9rem;
    width: auto;
  }
`;

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: 0 var(--space-3);

  & label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 1.75rem;
    font-size: var(--text-sm);
  }
  & input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--editorial);
  }
`;
