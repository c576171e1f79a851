import { css } from '@linaria/core';
import {
  contentWidths,
  desktopFrom,
  gutter,
  navHeight,
  navHeightMobile,
  pageMaxWidths,
  sidebarWidth,
  tabletFrom,
} from '../../widgets/ui/layout.ts';
import { editorial, paper } from './palette.ts';
import { standInFamilies } from './typeface.ts';

/**
 * The design tokens: the one place where colours, type, space, radius, shadow and motion are decided. Widgets and
 * shell use these and nothing else. Every pair of text and ground used together has a contrast of 4.5:1 or more, in
 * both colour schemes, and the lines of controls one of 3:1. What the editors say, what is sold and what warns never
 * share a colour. `docs/look.md` says when to use which.
 */
export const tokens = css`
  :global() {
    :root {
      color-scheme: light dark;

      --paper: light-dark(${paper.light}, ${paper.dark});
      --surface: light-dark(#fffdf9, #1b2021);
      --surface-sunken: light-dark(#f4efe3, #101314);
      --ink: light-dark(#17201e, #ece8de);
      --ink-soft: light-dark(#55605c, #b3bab5);
      --hairline: light-dark(#ddd6c6, #353c3b);
      --control-line: light-dark(#858f89, #74807a);
      --editorial: light-dark(${editorial.light}, ${editorial.dark});
      --editorial-strong: light-dark(#073832, #b2e2d8);
      --editorial-ink: light-dark(#ffffff, #0c2420);
      --editorial-soft: light-dark(#e7ede2, #1c2d2a);
      --marker: light-dark(#ffe08a, #4a3c0f);
      --caution: light-dark(#a63a22, #f0a08c);
      --caution-soft: light-dark(#faebe3, #33211c);
      --shop: var(--ink);
      --shop-ink: var(--paper);
      --advert: light-dark(#ecebe8, #22282a);
      --focus: light-dark(#0a52c7, #8db8ff);

      --font-text: 'Text face', 'Text face more', ${standInFamilies.map((family) => `'${family}'`).join(', ')}, serif;
      --font-heading: var(--font-text);
      --font-ui: system-ui, sans-serif;

      --text-xs: 0.875rem;
      --text-sm: 1rem;
      --text-md: 1.125rem;
      --text-lg: 1.375rem;
      --text-xl: clamp(1.375rem, 1.1rem + 1.2vw, 1.75rem);
      --text-2xl: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem);
      --text-3xl: clamp(1.875rem, 1rem + 3.6vw, 3.25rem);
      --leading-tight: 1.2;
      --leading-snug: 1.4;
      --leading-body: 1.6;

      --space-1: 0.25rem;
      --space-2: 0.5rem;
      --space-3: 0.75rem;
      --space-4: 1rem;
      --space-5: 1.5rem;
      --space-6: 2rem;
      --space-7: 3rem;
      --space-8: 4.5rem;

      --radius-leaf: 2px 20px;
      --radius-leaf-small: 2px 10px;
      --shadow-over: 0 2px 4px rgb(23 32 30 / 10%), 0 12px 32px rgb(23 32 30 / 14%);
      --motion: 120ms ease-out;

      --measure: ${contentWidths.reading}px;
      --prose: 35.5rem;
      --content-wide: ${contentWidths.wide}px;
      --content-full: ${contentWidths.full}px;
      --sidebar: ${sidebarWidth}px;
      --gutter: ${gutter}px;
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
