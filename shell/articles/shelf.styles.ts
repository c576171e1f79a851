import { css } from '@linaria/core';
import { plainList } from '#widgets/ui/declarations.ts';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';

export const shelf = css`
  margin-inline: var(--page-inset);
  padding-block: var(--space-4) var(--space-5);
  border-top: 1px solid var(--ink);

  @media (min-width: ${desktopFrom}px) {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: var(--gutter);

    /* Next to a long list. */
    & > div:has(+ ul) {
      position: sticky;
      top: var(--space-5);
      align-self: start;
    }
  }
  & > div:first-child {
    margin-bottom: var(--space-5);
  }
  & > div:first-child > h2 {
    margin: 0 0 var(--space-2);
    font: 600 var(--text-2xl) / 1.15 var(--font-heading);
    letter-spacing: -0.015em;
  }
  & > div:first-child > p {
    max-width: 34rem;
    margin-bottom: var(--space-2);
    color: var(--ink-soft);
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
  & > div:first-child > p > a {
    display: inline-block;
    padding-block: var(--space-1);
  }
  @media (max-width: ${tabletFrom - 1}px) {
    & > div:first-child {
      margin-bottom: var(--space-3);
    }
    & [data-about] {
      display: none;
    }
  }
`;

export const rows = css`
  display: grid;
  gap: var(--space-5);
  ${plainList};

  & > li + li {
    padding-top: var(--space-5);
    border-top: 1px solid var(--hairline);
  }
  & article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 96px;
    gap: var(--space-4);
    align-items: start;
  }
  & picture {
    order: 1;
  }
  & img {
    aspect-ratio: 1;
  }
  /* On phones titles and pictures alone, so that a list can be scanned. */
  @media (max-width: ${tabletFrom - 1}px) {
    & :is(h2, h3) + p:not(:has(time)) {
      display: none;
    }
  }
  @media (min-width: ${tabletFrom}px) {
    & article {
      grid-template-columns: 240px minmax(0, 1fr);
      gap: var(--space-5);
    }
    & picture {
      order: 0;
    }
    & img {
      aspect-ratio: 3 / 2;
    }
    & :is(h2, h3) {
      font-size: var(--text-xl);
    }
  }
`;
