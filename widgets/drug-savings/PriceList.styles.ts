import { css } from '@linaria/core';

export const priceList = css`
  container-type: inline-size;

  & h3:focus {
    outline-offset: 4px;
  }
  & > ul {
    margin: var(--space-3) 0 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: grid;
    grid-template: 'logo amounts' auto 'who amounts' 1fr 'coupon coupon' auto / minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-4);
    border-top: 1px solid var(--hairline);
  }
  & li > img {
    grid-area: logo;
    width: 96px;
    height: 32px;
    object-fit: contain;
    object-position: left;
  }
  & li > img:dir(rtl) {
    object-position: right;
  }
  & [data-who] {
    grid-area: who;
    min-width: 0;
  }
  & [data-amounts] {
    grid-area: amounts;
    text-align: end;
  }
  & li p {
    margin: 0;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & h4 {
    margin: 0;
    font: 620 var(--text-md) / var(--leading-snug) var(--font-heading);
  }
  & li [data-price] {
    color: var(--ink);
    font: 620 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & li [data-best] {
    color: var(--ink);
    font-weight: 600;
  }
  & [data-coupon] {
    grid-area: coupon;
    justify-self: start;
  }
  & :is(a[data-coupon], form[data-coupon] button) {
    display: inline-grid;
    align-content: center;
    min-height: 44px;
    padding: var(--space-2) var(--space-5);
    border: 1px solid var(--ink);
    border-radius: var(--radius-leaf-small);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  /* One filled button in the list: that of the lowest price. */
  & li:has([data-best]) :is(a[data-coupon], form[data-coupon] button) {
    border-color: transparent;
    background: var(--shop);
    color: var(--shop-ink);
  }
  & [data-sample] {
    width: fit-content;
    padding: var(--space-1) var(--space-3);
    border-inline-start: 6px solid var(--caution);
    background: var(--caution-soft);
    color: var(--caution);
    font-weight: 600;
  }
  & [data-tools] {
    display: grid;
    gap: var(--space-3);
    margin-block: var(--space-3);
  }
  & [data-tools] form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
  }
  & [data-tools] input {
    flex: 1 1 10rem;
    width: auto;
    min-width: 0;
  }
  & [aria-pressed='true'] {
    background: var(--editorial-soft);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-top: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  & > form p {
    margin: 0;
    color: var(--ink-soft);
  }
  & [data-link] {
    padding-inline: 0;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [data-message] {
    margin-block: var(--space-4);
    padding: var(--space-3) var(--space-4);
    border-inline-start: 6px solid var(--caution);
    background: var(--caution-soft);
  }
  & [data-message] h4 {
    color: var(--caution);
  }
  & [data-message] p {
    margin-block: var(--space-1) var(--space-2);
  }
  & [data-spinner] {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: 12rem;
    justify-content: center;
    color: var(--ink-soft);
  }
  & [data-spinner]::before {
    width: 1.5rem;
    height: 1.5rem;
    border: 3px solid var(--hairline);
    border-block-start-color: var(--editorial);
    border-radius: 50%;
    content: '';
  }
  @media (prefers-reduced-motion: no-preference) {
    & [data-spinner]::before {
      animation: turning 1s linear infinite;
    }
    @keyframes turning {
      to {
        rotate: 1turn;
      }
    }
  }
  & [data-ad] {
    margin-top: var(--space-5);
  }
  /* In the text an advertisement is wider than its column; here it has a column of its own. */
  & [data-ad] aside {
    width: auto;
    margin-inline: 0;
  }
  & [data-ad] > p {
    margin: 0;
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  /* Where there is room, a pharmacy is a row. */
  @container (min-width: 34rem) {
    & > ul > li {
      grid-template: 'logo who amounts' auto 'logo who coupon' auto / 96px minmax(0, 1fr) auto;
    }
    & [data-coupon] {
      justify-self: end;
    }
  }
  @media print {
    & form,
    & a[data-coupon] {
      display: none;
    }
  }
`;
