import { css } from '@linaria/core';

/** The reviewer's face and name between two hairlines. */
export const seal = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  width: fit-content;
  max-width: 100%;
  margin-top: var(--space-3);
  padding-block: var(--space-2);
  border-block: 1px solid var(--hairline);
  color: var(--ink-soft);
  font: var(--text-xs) / 1.4 var(--font-ui);

  & picture {
    flex: none;
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & :is(a, strong) {
    color: var(--ink);
    font-weight: 600;
  }
  & span {
    display: block;
    color: var(--ink);
    font-size: var(--text-sm);
  }
`;
