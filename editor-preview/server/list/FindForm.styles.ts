import { css } from '@linaria/core';

export const finding = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-2);
  margin-block: var(--space-3) var(--space-2);

  & > input[type='search'] {
    flex: 1 1 10rem;
    max-width: 30rem;
  }
`;

export const chips = css`
  display: flex;
  flex: 0 0 calc(100% + 8px);
  gap: var(--space-2);
  /* Focus outlines are not cut off. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  @media (min-width: 50em) {
    flex-wrap: wrap;
  }
`;

export const chip = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: 2rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: 1rem;
  background: var(--surface);
  color: var(--ink);
  font: 500 var(--text-xs) / 1.2 var(--font-ui);
  text-decoration: none;
  cursor: pointer;

  & span {
    color: var(--ink-soft);
  }
  &:hover {
    border-color: var(--editorial);
  }
  &[aria-current],
  &[data-set] {
    border-color: var(--editorial);
    background: var(--editorial-soft);
    color: var(--editorial-strong);
    font-weight: 650;
  }
`;

export const filters = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-2);

  & label {
    display: grid;
    gap: var(--space-1);
    font-weight: 600;
  }
  & > button {
    justify-self: start;
  }
`;
