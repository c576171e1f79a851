import { css } from '@linaria/core';
import { tabletFrom } from '../../widgets/ui/layout.ts';

export const searchBox = css`
  & form {
    position: relative;
  }
  & [role='listbox'],
  & p {
    position: absolute;
    inset: calc(100% + var(--space-1)) 0 auto;
    z-index: 2;
    margin: 0;
    padding: var(--space-2) 0;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf);
    background: var(--surface);
    box-shadow: var(--shadow-over);
  }
  & p,
  & [role='option'] {
    padding: var(--space-2) var(--space-4);
    cursor: default;
  }
  & [role='option']:hover,
  & [aria-selected='true'] {
    background: var(--editorial-soft);
  }
  @media (max-width: ${tabletFrom - 1}px) {
    &[data-open] form {
      position: fixed;
      inset: 0 0 auto;
      z-index: 2;
      height: var(--nav-height);
      border-radius: 0;
      background: var(--surface);
    }
    &[data-open] input {
      display: block;
    }
  }
`;
