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
import { accent, paper } from './palette.ts';

/**
 * The design tokens: the one place where colours, type, space, radius, shadow and motion are decided. Widgets and
 * shell use these and nothing else. Every pair of text and ground used together has a contrast of 4.5:1 or more, in
 * both colour schemes.
 */
export const tokens = css`
  :global() {
    :root {
      color-scheme: light dark;

      --ink: light-dark(#1c2524, #e8edeb);
      --ink-soft: light-dark(#4a5755, #b4c0bd);
      --paper: light-dark(${paper.light}, ${paper.dark});
      --surface: light-dark(#ffffff, #1a2221);
      --surface-sunken: light-dark(#f4f7f6, #0d1211);
      --line: light-dark(#dde4e2, #2f3b39);
      --line-strong: light-dark(#7d8a87, #7f8d8a);
      --accent: light-dark(${accent.light}, ${accent.dark});
      --accent-strong: light-dark(#084f49, #86dacd);
      --accent-ink: light-dark(#ffffff, #06211e);
      --accent-soft: light-dark(#e4f2ef, #15302c);
      --positive: light-dark(#1f6b3a, #7fd09a);
      --negative: light-dark(#a3331f, #f2a08e);
      --caution: light-dark(#7a5200, #e6be6a);
      --caution-soft: light-dark(#fdf4e0, #2e2612);
      --focus: light-dark(#0a52c7, #8db8ff);

      --font-text: 'Text face', 'Text face fallback', Georgia, serif;
      --font-heading: var(--font-text);
      --font-ui: system-ui, sans-serif;

      --text-xs: 0.8125rem;
      --text-sm: 0.9375rem;
      --text-md: 1.125rem;
      --text-lg: 1.25rem;
      --text-xl: 1.5rem;
      --text-2xl: clamp(1.625rem, 1.4rem + 1vw, 2rem);
      --text-3xl: clamp(2.125rem, 1.6rem + 2.4vw, 3.25rem);
      --leading-tight: 1.2;
      --leading-snug: 1.4;
      --leading-body: 1.65;

      --space-1: 0.25rem;
      --space-2: 0.5rem;
      --space-3: 0.75rem;
      --space-4: 1rem;
      --space-5: 1.5rem;
      --space-6: 2rem;
      --space-7: 3rem;
      --space-8: 4.5rem;

      --radius-sm: 6px;
      --radius-md: 12px;
      --radius-lg: 20px;
      --radius-full: 999px;
      --shadow-sm: 0 1px 2px rgb(10 30 28 / 8%), 0 2px 8px rgb(10 30 28 / 5%);
      --shadow-md: 0 2px 4px rgb(10 30 28 / 8%), 0 12px 32px rgb(10 30 28 / 12%);
      --motion: 160ms ease-out;

      --measure: ${contentWidths.reading}px;
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
