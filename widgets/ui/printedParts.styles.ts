import { css } from '@linaria/core';

/** For all parts of an article. Loads with its end, so that the first view needs less. */
export const printedParts = css`
  :global() {
    @media print {
      /* The whole sheet, whatever a part is limited to on a screen. */
      main,
      main :not(img, svg) {
        max-width: none !important;
      }
      main img {
        max-height: 2.5in;
        object-fit: contain;
        object-position: left;
      }
      main summary {
        min-height: 0 !important;
        padding-block: var(--space-1) !important;
        list-style: none;
      }
      main details > div,
      main details p {
        margin-block: 0 var(--space-1) !important;
      }
    }
  }
`;
