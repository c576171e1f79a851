import { css } from '@linaria/core';
import { focusOutline } from './focus.ts';

export const base = css`
  :global() {
    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }
    body {
      display: flex;
      flex-direction: column;
      min-height: 100dvh;
      margin: 0;
      background: var(--paper);
      color: var(--ink);
      font: var(--text-md) / var(--leading-body) var(--font-text);
      overflow-wrap: break-word;
    }
    main {
      flex: 1;
      outline: 0;
    }
    p {
      margin: 0 0 var(--space-4);
      text-wrap: pretty;
    }
    a {
      color: var(--editorial);
      text-underline-offset: 0.18em;
    }
    a:hover {
      color: var(--editorial-strong);
    }
    :focus-visible {
      ${focusOutline}
      /* Focus scrolls to elements with their outline. */
      scroll-margin: 8px;
    }
    /* Isolated text starts where the text around it starts. */
    :is(bdi, dt, dd) {
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    /* Short values too: "25 g" must not become "g 25" on a right-to-left page. */
    :is(dt, dd) {
      unicode-bidi: plaintext;
    }
    /* Citation numbers are raised without a higher line. */
    [data-cite] {
      font: 600 0.75em / 0 var(--font-ui);
      vertical-align: 0.5em;
      white-space: nowrap;
    }
    [data-cite] a {
      padding: 0.5em 0;
      text-decoration: none;
    }
    [data-cite] a::before {
      content: '[' / '';
    }
    [data-cite] a::after {
      content: ']' / '';
    }
    :target:is(li, [data-cite] a) {
      background: var(--marker);
      color: var(--ink);
    }
    img,
    svg,
    video {
      max-width: 100%;
    }
    @media (prefers-color-scheme: dark) {
      img {
        filter: brightness(88%);
      }
    }
    :where([role]:has(> table)) {
      overflow-x: auto;
    }
    pre {
      white-space: pre-wrap;
    }
    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
    }
    [hidden] {
      display: none !important;
    }
    [data-block-id]:not([data-slot]),
    [data-island-root],
    pagewell-island {
      display: contents;
    }
    .skip-link {
      position: absolute;
      z-index: 3;
      padding: var(--space-3);
      background: var(--surface);
      outline-offset: -3px;
    }
    .visually-hidden:not(:focus, :active) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
