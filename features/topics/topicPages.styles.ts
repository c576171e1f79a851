import { css } from '@linaria/core';
import { plainList, wrappingRow } from '#widgets/ui/declarations.ts';
import { tabletFrom } from '#widgets/ui/layout.ts';

export { articleTeaser } from '#shell/articles/ArticleTeaser.styles.ts';
export { rows, shelf } from '#shell/articles/shelf.styles.ts';
export { breadcrumbs } from '#shell/breadcrumbs/Breadcrumbs.styles.ts';
export { targets, toolRow } from '#shell/home/ToolRow.styles.ts';
export { opening } from './opening.styles.ts';

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
