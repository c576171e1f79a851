import { css } from '@linaria/core';
import { desktopFrom, navHeight, navHeightMobile, pageMaxWidths, tabletFrom } from '#widgets/ui/layout.ts';
import { colourProperties } from './palette.ts';
import { fallbackFamilies } from './typeface.ts';
import { typeProperties } from './typeScale.ts';

/**
 * Text has a contrast of at least 4.5:1, lines of controls 3:1, in both colour schemes. `docs/look.md` says
 * when to use which.
 */
export const tokens = css`
  :global() {
    :root {
      color-scheme: light dark;

      ${colourProperties}

      --font-text: 'Text face', 'Text face more', ${fallbackFamilies.map((family) => `'${family}'`).join(', ')}, serif;
      --font-heading: var(--font-text);
      --font-ui: system-ui, sans-serif;

      ${typeProperties}

      --radius-leaf: 2px 20px;
      --radius-leaf-small: 2px 10px;
      --shadow-over: 0 2px 4px rgb(23 32 30 / 10%), 0 12px 32px rgb(23 32 30 / 14%);
      --motion: 120ms ease-out;

      --page-padding: min(clamp(1rem, 4vw, 2rem), 5vw);
      --page-max: ${pageMaxWidths.phone}px;
      --page-inset: max(var(--page-padding), 50% - var(--page-max) / 2);
      --page-width: min(var(--page-max), 100vw - 2 * var(--page-padding));
      --nav-height: ${navHeightMobile}px;
    }

    @media (min-width: ${tabletFrom}px) {
      :root {
        --nav-height: ${navHeight}px;
        --page-max: ${pageMaxWidths.tablet}px;
      }
    }

    @media (min-width: ${desktopFrom}px) {
      :root {
        --page-max: ${pageMaxWidths.desktop}px;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      :root {
        --motion: 0ms;
      }
    }
  }
`;
