import { css } from '@linaria/core';

export { coupon } from '#widgets/drug-savings/coupon/Coupon.styles.ts';
export { note, page } from './drugPages.styles.ts';

export const couponPage = css`
  & h1 {
    margin-bottom: var(--space-4);
    font-size: var(--text-2xl);
  }
  & h1 + div {
    margin-bottom: var(--space-4);
  }
  @media print {
    padding: 0;

    & [data-screen] {
      display: none;
    }
    :global() {
      body:has([data-coupon-page]) > header {
        display: none;
      }
    }
  }
`;
