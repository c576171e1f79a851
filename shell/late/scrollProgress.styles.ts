import { css } from '@linaria/core';

/**
 * The bar that shows how much of an article is scrolled past: nothing while its beginning is at the top of the window, and all
 * of it, and never more, from when its end is in view. The browser draws it as the page is scrolled; one that cannot has none.
 */
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
        /* Over what is held in view. */
        z-index: 2;
        height: 3px;
        background: var(--editorial);
        transform: scaleX(0);
        transform-origin: 0;
        animation: scroll-progress linear both;
        animation-range: contain;
        animation-timeline: --article;
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
