import { css } from '@linaria/core';
import { plainList, wrappingRow } from '#widgets/ui/declarations.ts';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';

export { articleTeaser } from '#shell/articles/ArticleTeaser.styles.ts';
export { rows, shelf } from '#shell/articles/shelf.styles.ts';
export { breadcrumbs } from '#shell/breadcrumbs/Breadcrumbs.styles.ts';
export { targets, toolRow } from '#shell/home/ToolRow.styles.ts';
export { evidenceScale, topicList, urgent } from '#shell/menu/columnWidget.styles.ts';
export { wholeMenu } from '#shell/menu/WholeMenu.styles.ts';

export const opening = css`
  padding: var(--space-6) var(--page-inset);

  & h1 {
    margin: 0;
    font: 600 var(--text-3xl) / 1.1 var(--font-heading);
    letter-spacing: -0.02em;
  }
  & h1 + p {
    max-width: 44rem;
    margin: var(--space-3) 0 0;
    font-size: var(--text-lg);
    line-height: 1.5;
  }
`;

export const lead = css`
  margin: 0 var(--page-inset);
  padding-block: var(--space-5) var(--space-7);
  border-top: 1px solid var(--hairline);

  & article {
    display: grid;
    gap: var(--space-4) var(--gutter);

    @media (min-width: ${tabletFrom}px) {
      grid-template-columns: 7fr 5fr;
      align-items: center;
    }
  }
  & h2 {
    font-size: var(--text-2xl);
  }
`;

export const reviewerList = css`
  ${plainList};
  ${wrappingRow};
  gap: var(--space-3) var(--space-5);

  & li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
  }
  & p {
    margin: 0;
    font: var(--text-sm) / 1.4 var(--font-ui);
  }
  & small {
    display: block;
    color: var(--ink-soft);
  }
`;

export const list = css`
  margin: 0;
  padding: 0 var(--page-inset) var(--space-7);
  list-style: none;

  & li {
    padding-block: var(--space-5);
    border-top: 1px solid var(--hairline);
  }
  & h2 {
    margin: 0;
    font: 600 var(--text-xl) / 1.25 var(--font-heading);
  }
  & h2 a {
    color: var(--ink);
    text-decoration: none;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
  & p {
    margin: 0 0 var(--space-2);
    font: var(--text-sm) / 1.5 var(--font-ui);
  }
  & h2 + p {
    color: var(--ink-soft);
    font-size: var(--text-xs);
  }
  @media (min-width: ${desktopFrom}px) {
    & li {
      display: grid;
      grid-template-columns: 240px minmax(0, 44rem);
      gap: var(--gutter);
    }
  }
`;
