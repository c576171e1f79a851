import { css } from '@linaria/core';
import { desktopFrom } from '../../widgets/ui/layout.ts';

const desktop = `(min-width: ${desktopFrom}px)`;

/** The text, in the reading column. */
export const body = css`
  max-width: var(--measure);
  margin-inline: auto;

  & > :first-child {
    margin-top: 0;
  }
`;

/** Tables may be wider than the reading column: to both sides of it, or up to the contents beside it. */
export const wideBlock = css`
  @media ${desktop} {
    margin-inline: calc((var(--measure) - min(var(--content-wide), var(--page-width))) / 2);
  }
`;

/** A short article stands in the middle of the page. */
export const articleLayout = css`
  padding: var(--space-6) var(--page-inset) var(--space-8);
`;

/** In a long one the contents stand beside the text on desktops. */
export const withSidebar = css`
  @media ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--sidebar);
    gap: var(--gutter);

    & .${body} {
      grid-area: 1 / 1;
      margin: 0;
    }
    & .${wideBlock} {
      margin-inline: 0 min(0px, var(--measure) + var(--gutter) + var(--sidebar) - var(--page-width));
    }
  }
`;
