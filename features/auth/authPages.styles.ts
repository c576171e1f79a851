import { css } from '@linaria/core';
import { shortPage } from '#shell/design/shortPage.ts';

export { editorialButton } from '#widgets/ui/editorialButton.styles.ts';

export const authPage = css`
  ${shortPage}
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin: var(--space-5) 0;
    padding: 0;
    list-style: none;
  }
`;
