import { css } from '@linaria/core';

/**
 * Paper shows the text and where its links lead; what only serves on a screen stays away. It is in the document, first of its styles:
 * a sheet of its own was a request of every page, for the few that are printed.
 */
export const print = css`
  :global() {
    /* For what is wider than a page is high. */
    @page landscape {
      size: landscape;
    }
    @media print {
      :root {
        color-scheme: light;
      }
      body {
        display: block;
        font-size: 11pt;
      }
      /* Of the header, the name of who publishes it stays. */
      body > :is(footer, nav, form, a),
      body > header > :not(:first-child),
      main nav,
      main > article::before,
      [data-ad-slot],
      video,
      iframe {
        /* Whatever the screen’s styles say: they come later. */
        display: none !important;
      }
      main,
      main * {
        max-width: none;
      }
      main a[href^="http"]:not([rel~="sponsored"], [data-correlated], [data-correlated] *)::after {
        content: " (" attr(href) ")";
        font-size: 0.8em;
        word-break: break-all;
      }
      details::details-content {
        display: block;
        content-visibility: visible;
        block-size: auto;
      }
      h2,
      h3,
      h4 {
        break-after: avoid;
      }
      figure,
      tr,
      li {
        break-inside: avoid;
      }
    }
  }
`;
