import { css } from '@linaria/core';

/** For all parts of an article. Loads with its end, so that the first view needs less. */
export const printedParts = css`
  :global() {
    @page {
      margin: 0.5in;
    }
    @media print {
      main {
        --text-3xl: 22pt;

        line-height: 1.4;
      }
      /* How we are paid, at length. */
      main aside > details {
        display: none;
      }
      /* The whole sheet, whatever a part is limited to on a screen. */
      main,
      main :not(img, svg) {
        max-width: none !important;
      }
      /* The title, beside the lead picture. */
      main > article > header {
        grid-template-columns: 1fr 30%;
        align-items: start;
        padding-block: var(--space-2);
      }
      main article article > * {
        break-inside: avoid;
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
