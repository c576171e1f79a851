import { css } from '@linaria/core';
import { placementAttribute, popupAttribute } from '#contracts/placements.ts';
import { plainButton } from '#widgets/ui/declarations.ts';
import { desktopFrom } from '#widgets/ui/layout.ts';
import { body, withSidebar } from '../article/articleLayout.styles.ts';

export const placements = css`
  :global() {
    .${body} ~ [${placementAttribute}] {
      max-width: var(--measure);
      margin-inline: auto;
    }
    /* At the end of the column beside the text: sticky content ends above it. */
    @media (min-width: ${desktopFrom}px) {
      .${withSidebar}:has(> [${placementAttribute}]) {
        grid-template-rows: 1fr auto;
      }
      .${withSidebar} > .${body}:has(+ [${placementAttribute}]) {
        grid-row: 1 / 3;
      }
      .${withSidebar} > [${placementAttribute}] {
        grid-area: 2 / 2;
        margin: var(--space-6) 0 0;
      }
    }
    /* Above sticky content at the lower edge, and at most half a phone's height. */
    [${popupAttribute}]:not([hidden]) {
      display: grid;
      position: fixed;
      inset-block: auto max(1rem, env(safe-area-inset-bottom));
      inset-inline: auto 1rem;
      z-index: 3;
      width: min(24rem, 100vw - 2rem);
      max-height: min(60dvh, 30rem);
      overflow-y: auto;
      border: 1px solid var(--hairline);
      box-shadow: var(--shadow-over);
    }
    [${popupAttribute}] > * {
      grid-area: 1 / 1;
    }
    [${popupAttribute}] aside {
      margin: 0;
      padding-inline-end: 3.5rem;
      border-radius: 0;
    }
    [${popupAttribute}] > button {
      position: sticky;
      top: 0;
      z-index: 1;
      place-self: start end;
      width: 44px;
      height: 44px;
      ${plainButton};
      color: var(--ink);
      font: 1.5rem/1 var(--font-ui);
    }
    @media print {
      [${popupAttribute}] {
        display: none;
      }
    }
  }
`;
