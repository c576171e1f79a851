import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/ui/layout.ts';

export const searchForm = css`
  display: flex;
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
    outline: 0;
  }
  & button {
    flex: none;
    padding: 0 12px;
    color: var(--editorial);
    line-height: 0;
  }
  /* In the bar of a phone there is room for the button alone: it leads to the search page. */
  @media (max-width: ${tabletFrom - 1}px) {
    header & {
      border: 0;
      background: var(--paper);
    }
    header & input {
      display: none;
    }
  }
`;
