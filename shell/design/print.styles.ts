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
        /* Text of 10 points, and small text of 7.5. */
        font-size: 72%;
      }
      body {
        --page-inset: 0;
        --page-padding: 0;

        display: block;
      }
      main {
        font-size: 10pt;
      }
      /* Of the header, only the publication's name is printed. */
      body > :is(footer, nav, form, a),
      body > header > :not(:first-child),
      main :is(nav, button),
      [data-ad-slot],
      video,
      iframe {
        /* Overrides later screen styles. */
        display: none !important;
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
