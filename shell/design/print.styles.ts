import { css } from '@linaria/core';

/** Inline, because a separate sheet would be a request on every page. */
export const print = css`
  :global() {
    /* For content wider than a portrait page. */
    @page landscape {
      size: landscape;
    }
    @media print {
      :root {
        color-scheme: light;
        /* Text of 11 points, as in print, and small text of 8. */
        font-size: 80%;
      }
      body {
        display: block;
        font-size: 11pt;
      }
      /* Of the header, only the publication's name is printed. */
      body > :is(footer, nav, form, a),
      body > header > :not(:first-child),
      main nav,
      main > article::before,
      [data-ad-slot],
      video,
      iframe {
        /* Overrides later screen styles. */
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
