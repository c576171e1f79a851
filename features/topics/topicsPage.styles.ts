import { css } from '@linaria/core';
import { desktopFrom } from '#widgets/ui/layout.ts';

export { evidenceScale, topicList, urgent } from '#shell/menu/columnWidget.styles.ts';
export { wholeMenu } from '#shell/menu/WholeMenu.styles.ts';
export { opening } from './opening.styles.ts';

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
