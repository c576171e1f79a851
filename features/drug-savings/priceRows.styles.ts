import { css } from '@linaria/core';

export * from './pages/drugPages.styles.ts';

/** On pages wider than an article a pharmacy is one row, at most 96 px high. Articles do not load it. */
export const priceRows = css`
  :global() {
    @container (min-width: 40rem) {
      [data-drug-savings] > div > ul {
        & > li {
          grid-template: 'logo who amounts coupon' auto / 72px minmax(0, 1fr) auto auto;
          gap: 0 var(--space-3);
          align-items: center;
          padding-block: var(--space-2);
        }
        & > li > img {
          width: 72px;
        }
        & p:not([data-price]) {
          font-size: var(--text-xs);
        }
        /* The badge is in the line of its price. */
        & [data-amounts] {
          display: flex;
          flex-wrap: wrap;
          gap: 0 var(--space-2);
          align-items: baseline;
          justify-content: end;
          max-width: 13.5rem;
        }
        & [data-amounts] > :not([data-best], [data-price]) {
          flex: 0 0 100%;
        }
      }
    }
  }
`;
