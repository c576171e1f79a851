import { css } from '@linaria/core';
import { wrappingRow } from '#widgets/ui/declarations.ts';

export { coupon } from '#widgets/drug-savings/coupon/Coupon.styles.ts';
export { note, page } from './drugPages.styles.ts';

export const couponPage = css`
  & h1 {
    margin-bottom: var(--space-4);
    font-size: var(--text-2xl);
  }
  && > * {
    max-width: 640px;
    margin-inline: auto;
  }
  & [data-drug-savings] {
    max-width: none;
    margin-block: var(--space-4);
    padding: 0;
    border: 0;
    background: none;
  }
  & [data-drug-savings] > [data-buttons] {
    ${wrappingRow};
    gap: var(--space-2);

    @media (scripting: none) {
      display: none;
    }
  }
  & [data-drug-savings] > [data-buttons] > button {
    flex: 1 1 auto;
    justify-content: center;
  }
  @media print {
    padding: 0;

    & :is([data-screen], [data-drug-savings]) {
      display: none;
    }
    :global() {
      body:has([data-coupon-page]) > header {
        display: none;
      }
    }
  }
`;
