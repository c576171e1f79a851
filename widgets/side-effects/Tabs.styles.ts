import { css } from '@linaria/core';

export const tabs = css`
  display: flex;
  border-bottom: 1px solid var(--hairline);

  & > button {
    flex: 1;
    min-height: 44px;
    padding: var(--space-3) var(--space-2);
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-weight: 600;
    cursor: pointer;
  }
  & > button:focus-visible {
    outline-offset: -3px;
  }
  & > [aria-selected='true'] {
    border-bottom-color: var(--editorial);
    color: var(--editorial);
  }
  & > [aria-selected='true'][data-severity='severe'] {
    border-bottom-color: var(--caution);
    color: var(--caution);
  }
  & small {
    font-size: var(--text-xs);
    font-weight: 400;
  }
  /* Without script nothing can be switched, and on paper nothing needs to be: both lists are there. */
  @media print, (scripting: none) {
    display: none;
  }
`;
