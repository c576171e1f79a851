import { css } from '@linaria/core';
import { controlBox, hairlineCard } from '#widgets/ui/declarations.ts';
import { desktopFrom } from '#widgets/ui/layout.ts';
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

      @media (min-width: ${desktopFrom}px) {
        inset: var(--space-3) var(--page-inset) var(--space-3) auto;
        width: 36rem;
        padding-inline-end: 0;
        ${controlBox};
      }
    }
    /* The box would cut through the menu's titles. */
    @media (min-width: ${desktopFrom}px) {
      nav:has(~ * .${searchBox}[data-open]) {
        visibility: hidden;
      }
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
