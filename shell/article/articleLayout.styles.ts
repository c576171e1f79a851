import { css } from '@linaria/core';
import { desktopFrom } from '#widgets/ui/layout.ts';

const desktop = `(min-width: ${desktopFrom}px)`;

export const body = css`
  max-width: var(--measure);
  margin-inline: auto;

  & > :first-child {
    margin-top: 0;
  }
`;

export const wideBlock = css`
  @media ${desktop} {
    margin-inline: calc((var(--measure) - min(var(--content-wide), var(--page-width))) / 2);
  }
`;

/** A short article is centred. On phones it is close to its head, so that it begins on the first screen. */
export const articleLayout = css`
  padding: var(--space-4) var(--page-inset) var(--space-6);

  @media ${desktop} {
    padding-top: var(--space-6);
  }
`;

export const withSidebar = css`
  @media ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, var(--measure)) minmax(10rem, var(--sidebar));
    justify-content: space-between;
    column-gap: calc(var(--content-wide) - var(--measure) + var(--space-5));

    & .${body} {
      grid-area: 1 / 1;
      margin: 0;
    }
    & .${wideBlock} {
      margin-inline: 0 calc(var(--measure) - var(--content-wide));
    }
  }
`;
