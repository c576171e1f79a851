import { css } from '@linaria/core';
import { wrappingRow } from '#widgets/ui/declarations.ts';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';

export { articleTeaser } from '../articles/ArticleTeaser.styles.ts';
export { shelf } from '../articles/shelf.styles.ts';
export { targets, toolRow } from './ToolRow.styles.ts';

export const promise = css`
  ${wrappingRow};
  gap: var(--space-1) var(--space-5);
  align-items: baseline;
  justify-content: space-between;
  margin-inline: var(--page-inset);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--hairline);

  & p {
    margin: 0;
    line-height: 1.4;
  }
  & a {
    padding-block: var(--space-1);
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
`;

export const front = css`
  display: grid;
  gap: var(--space-5) var(--gutter);
  margin: 0;
  padding: var(--space-4) var(--page-inset) var(--space-5);

  & > article h2 {
    font-size: var(--text-2xl);
    line-height: 1.15;
  }
  & > article picture {
    display: block;
    margin-bottom: var(--space-4);
  }
  & > div {
    display: grid;
    gap: var(--space-5);
  }
  & > div article {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 112px;
    gap: var(--space-4);
    align-items: start;
    padding-top: var(--space-5);
    border-top: 1px solid var(--hairline);
  }
  & > div picture {
    order: 1;
  }
  @media (min-width: ${tabletFrom}px) {
    & > div {
      grid-template-columns: 1fr 1fr;
      gap: var(--gutter);
    }
  }
  @media (min-width: ${desktopFrom}px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: calc(2 * var(--gutter));

    /* The lead's picture takes the height that the column beside it leaves. */
    & > article {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
    }
    & > article img {
      height: 100%;
      min-height: 24rem;
    }
    & > article h2 {
      font-size: var(--text-3xl);
      line-height: 1.08;
      letter-spacing: -0.02em;
    }
    & > article p:not(:has(a, time)) {
      font: var(--text-lg) / 1.5 var(--font-text);
    }
    & > div {
      position: relative;
      grid-template-columns: 1fr;
      align-content: start;
      gap: var(--space-6);
    }
    /* Between lead and column, as high as the higher of both. */
    & > div::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(-1 * var(--gutter));
      border-inline-start: 1px solid var(--hairline);
    }
    & > div article {
      display: block;
      padding: 0;
      border: 0;
    }
    & > div article + article {
      padding-top: var(--space-6);
      border-top: 1px solid var(--hairline);
    }
    & > div picture {
      display: block;
      margin-bottom: var(--space-3);
    }
    & > div h2 {
      font-size: var(--text-xl);
    }
  }
`;

export const row = css`
  display: grid;
  gap: var(--space-4) var(--gutter);

  @media (max-width: ${tabletFrom - 1}px) {
    & article:has(picture) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 96px;
      gap: var(--space-4);
    }
    & picture {
      order: 1;
    }
  }
  @media (min-width: ${tabletFrom}px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5);

    & picture {
      display: block;
      margin-bottom: var(--space-3);
    }
  }
`;

/** The first article of a section has a picture. A single article alternates sides. */
export const shelfArticles = css`
  display: grid;
  gap: var(--space-5) var(--gutter);

  & > article {
    display: grid;
    gap: var(--space-4);
    align-content: start;
  }
  & > article h3 {
    font-size: var(--text-xl);
  }
  & > div > article {
    padding-block: var(--space-3);
    border-top: 1px solid var(--hairline);
  }
  @media (max-width: ${tabletFrom - 1}px) {
    gap: var(--space-3);

    /* A phone shows three articles of a topic, without summaries: the topic's page has the rest. */
    & > div > article:nth-child(n + 3),
    & > article p:not(:has(a, time)) {
      display: none;
    }
    & > article {
      grid-template-columns: minmax(0, 1fr) 112px;
    }
    & > article picture {
      order: 1;
    }
  }
  @media (min-width: ${tabletFrom}px) {
    grid-template-columns: 1fr 1fr;

    & > article:only-child {
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
      gap: var(--gutter);
      align-items: center;
    }
    section:nth-of-type(even) > & > article:only-child picture {
      order: 1;
    }
    & > div > article:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

export const reviewers = css`
  @media (max-width: ${tabletFrom - 1}px) {
    & > li:nth-child(n + 3) {
      display: none;
    }
  }
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 0 var(--gutter);

  & li {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--hairline);
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
  }
`;
