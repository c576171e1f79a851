import { css } from '@linaria/core';
import { hairlineCard } from '#widgets/ui/declarations.ts';
import { searchBox } from './SearchBox.styles.ts';

export const openSearchBox = css`
  :global() {
    .${searchBox}[data-open] form {
      position: absolute;
      inset: 0 0 0 auto;
      z-index: 3;
      width: min(100%, 36rem + var(--page-inset));
      height: auto;
      padding-inline-end: var(--page-inset);
      border-radius: 0;
      background: var(--surface);
      outline-offset: -3px;
    }
    .${searchBox}[data-open] input {
      display: block;
    }
    .${searchBox} :is([role='listbox'], p) {
      position: absolute;
      inset: calc(100% + var(--space-1)) 0 auto;
      margin: 0;
      padding: var(--space-2) 0;
      ${hairlineCard};
      box-shadow: var(--shadow-over);
    }
    .${searchBox} :is(p, [role='option']) {
      padding: var(--space-2) var(--space-4);
      cursor: default;
    }
    .${searchBox} :is([role='option']:hover, [aria-selected='true']) {
      background: var(--editorial-soft);
    }
  }
`;
