import { css } from '@linaria/core';

/** Scroll-driven: full once the article's end is in view. Hidden in browsers without support. */
export const scrollProgress = css`
  :global() {
    @supports (animation-timeline: view()) {
      main > article {
        view-timeline: --article;
      }
      main > article::before {
        content: '';
        position: fixed;
        inset: 0 0 auto;
        /* Above sticky content. */
        z-index: 2;
        height: 3px;
        background: var(--editorial);
        transform: scaleX(0);
        transform-origin: 0;
        animation: scroll-progress linear both;
        animation-range: contain;
        animation-timeline: --article;

        @media print {
          display: none;
        }
      }
      [dir='rtl'] main > article::before {
        transform-origin: 100%;
      }
    }
    @keyframes scroll-progress {
      from {
        transform: scaleX(0);
      }
      to {
        transform: none;
      }
    }
  }
`;
