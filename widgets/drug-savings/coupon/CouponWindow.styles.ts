import { css } from '@linaria/core';
import { wrappingRow } from '#widgets/ui/declarations.ts';
import { tabletFrom } from '../../ui/layout.ts';
import { wholeHeight } from './windowSizes.ts';

/** On lower screens, such as at 400 % zoom, sticky buttons would leave no space for the coupon. */
const actionsStayFrom = 340;

export const couponWindow = css`
  display: contents;

  && h2 {
    margin: 0 0 var(--space-3);
  }
  & h2:focus {
    outline: none;
  }
  /* Below the button that closes, which is next to the heading. */
  & h2 + * {
    clear: both;
  }
  & [data-buttons] {
    ${wrappingRow};
    gap: var(--space-2) var(--space-3);
    margin-top: var(--space-4);
  }
  /* Stays in view at the lower edge while a coupon that is higher than the screen scrolls behind it. */
  & [data-actions] {
    margin: var(--space-4) calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
    padding: var(--space-3) var(--space-4) var(--space-4);
    background: var(--paper);

    & [data-buttons] {
      margin-top: 0;
    }
    @media (min-height: ${actionsStayFrom}px) {
      position: sticky;
      inset-block-end: calc(-1 * var(--space-4));
      border-block-start: 1px solid var(--control-line);
    }
  }
  & [data-main] {
    border-color: transparent;
    background: var(--shop);
    color: var(--shop-ink);
  }
  & [aria-disabled] {
    border-color: var(--control-line);
    background: none;
    color: var(--ink-soft);
    cursor: progress;
  }
  & [data-note] {
    margin: var(--space-2) 0 0;
  }
  & [data-fault] {
    padding-inline-start: var(--space-3);
    border-inline-start: 6px solid var(--caution);
  }
  & [data-fault] h2 {
    color: var(--caution);
  }
  & label {
    display: block;
    margin-bottom: var(--space-1);
    font-weight: 600;
  }
  & form > small {
    display: block;
    margin-block: var(--space-2) var(--space-3);
  }
  & form input[aria-invalid] {
    border-color: var(--caution);
    border-inline-start-width: 6px;
  }
  /* The contract has no text for a wrong address: the hint says what a right one is. */
  & :is([data-wrong], input[aria-invalid] + small:not(:has(+ [data-wrong]))) {
    color: var(--caution);
    font-weight: 600;
  }
  & small a {
    color: inherit;
  }
  & [data-spinner] {
    display: grid;
    gap: var(--space-4);
    justify-items: center;
    padding-block: var(--space-6);
  }
  & [data-spinner]::after {
    width: 1.5rem;
    height: 1.5rem;
    border: 3px solid var(--hairline);
    border-block-start-color: var(--editorial);
    border-radius: 50%;
    content: '';
    animation: coupon-turning 1s linear infinite;
  }
  @keyframes coupon-turning {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-spinner]::after {
      animation: none;
    }
  }
  /* The next view, higher or lower, begins at the same place. */
  & > dialog {
    margin-top: max(var(--space-3), (100dvh - ${wholeHeight.wide}px) / 2);
  }
  /* The keyboard of a phone covers its lower half. */
  @media (max-width: ${tabletFrom - 1}px) {
    &[data-typing] > dialog {
      margin-top: var(--space-3);
    }
  }
  /* On paper there is the coupon, and nothing else of the page. */
  @media print {
    & > dialog {
      position: absolute;
      inset: 0 auto auto 0;
      width: 100%;
      max-height: none;
      margin: 0;
      padding: 0;
      overflow: visible;
      border: 0;
      background: none;
    }
    & > dialog::backdrop {
      display: none;
    }
    /* The printed coupon has another title. */
    & :is(dialog > form, h2, [data-actions], [data-buttons]) {
      display: none;
    }
    :global() {
      body:has([data-coupon-window]) :not(:has([data-coupon-window]), [data-coupon-window], [data-coupon-window] *) {
        display: none !important;
      }
      body :has([data-coupon-window]):not([data-coupon-window], [data-coupon-window] *) {
        display: contents !important;
      }
    }
  }
`;
