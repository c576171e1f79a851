import { css } from '@linaria/core';

export const searchForm = css`
  display: flex;
  align-items: center;
  height: 2.75rem;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-leaf-small);
  background: var(--surface);
  font: 1rem/1.2 var(--font-ui);

  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
  }
  & :is(input, button) {
    flex: 1;
    min-width: 0;
    padding: 0 var(--space-4);
    border: 0;
    background: none;
    outline-offset: -3px;
  }
  & input {
    height: 100%;
    outline: 0;
  }
  & button {
    flex: none;
    height: 2.75rem;
    padding: 0 12px;
    color: var(--editorial);
    line-height: 0;
  }
  /* In the header there is room for the button alone: it opens the form, or leads to the search page. */
  header & {
    border: 0;
    background: none;
  }
  header & input {
    display: none;
  }
`;
