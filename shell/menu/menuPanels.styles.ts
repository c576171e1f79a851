import { css } from '@linaria/core';
import { mutedText, plainList, singleRow, underlinedOnHover } from '#widgets/ui/declarations.ts';
import { desktopFrom, pageMaxWidths } from '#widgets/ui/layout.ts';
import { siteHeader } from '../header/SiteHeader.styles.ts';
import { panelSizes } from './panelSizes.ts';

export { evidenceScale, topicList, urgent } from './columnWidget.styles.ts';

const desktop = `(min-width: ${desktopFrom}px)`;
/** Where the title fits beside the columns. */
const roomy = `(min-width: ${pageMaxWidths.desktop}px)`;
/** Three columns with gaps, in CSS pixels: what fits beside the title. */
const columnsNextToTitle = 3 * panelSizes.column + 2 * panelSizes.gap;
const phone = `(max-width: ${desktopFrom - 1}px)`;

/** Panels below the header. The styles come with the panels, so no page waits for them. */
export const panel = css`
  display: grid;
  gap: var(--space-5) ${panelSizes.gap}px;
  color: var(--ink);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);

  @media ${desktop} {
    position: absolute;
    inset: 100% 0 auto;
    /* Above sticky ads. */
    z-index: 3;
    max-width: ${panelSizes.wide}px;
    max-height: calc(100dvh - 100% - 1px);
    margin-inline: auto;
    padding: var(--space-6) var(--space-5);
    overflow-y: auto;
    overscroll-behavior: contain;
    border-bottom: 1px solid var(--hairline);
    background: var(--surface);
    box-shadow: var(--shadow-over);
    /* No shadow above: it is attached to the header. */
    clip-path: inset(0 -3rem -3rem);

    /* Tab goes to the next title, as the specification wants. */
    a:focus-visible + &::after {
      content: 'Press ↓ for these links' / '';
      grid-column: 1 / -1;
      justify-self: end;
      ${mutedText};
    }
  }
  @media ${roomy} {
    grid-template-columns: minmax(0, 1fr) ${columnsNextToTitle}px;
  }
  @media ${phone} {
    padding-bottom: var(--space-5);
  }
  & p {
    margin: 0;
    text-wrap: balance;
  }
  & ul {
    ${plainList};
  }
  & img {
    display: block;
    border-radius: var(--radius-leaf-small);
    object-fit: cover;
  }
`;

export const narrow = css`
  @media ${desktop} {
    inset: auto;
    width: ${panelSizes.narrow}px;
    max-height: none;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    margin: 0.6rem 0 0;
    clip-path: none;
    padding: var(--space-4) var(--space-4) var(--space-3);
    border: 1px solid var(--hairline);
    border-radius: var(--radius-leaf);
  }
`;

export const opening = css`
  & p:first-child {
    font: 600 var(--text-xl) / var(--leading-tight) var(--font-heading);
  }
  & p + p {
    margin-top: var(--space-3);
    ${mutedText};
    text-wrap: pretty;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  ${underlinedOnHover}
  @media ${desktop} {
    & span {
      display: none;
    }
  }
  & a::after {
    content: ' →' / '';
    color: var(--editorial);
  }
  .${narrow} & p:first-child {
    font-size: var(--text-lg);
  }
  /* In a list the item above repeats it visually; it stays as a link. */
  @media ${phone} {
    & p:first-child {
      font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
    }
    & a {
      display: block;
      padding-block: var(--space-2);
      color: var(--editorial);
    }
  }
`;

export const columns = css`
  display: grid;
  gap: var(--space-5) ${panelSizes.gap}px;

  @media ${desktop} {
    grid-template-columns: repeat(auto-fill, minmax(0, ${panelSizes.column}px));
  }
`;

export const heading = css`
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--hairline);
  font-weight: 600;

  & + p {
    padding-top: var(--space-2);
  }
`;

export const section = css`
  & > p:not([class]) {
    ${mutedText};
  }
  & > p + ul {
    margin-top: var(--space-1);
  }
  & li > a {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    min-height: ${panelSizes.row}px;
    padding-block: 0.2rem;
    color: var(--ink);
    line-height: 1.2;
    text-decoration: none;
  }
  & li > a:hover :is(b, span) {
    text-decoration: underline;
  }
  & li b {
    display: block;
    font-weight: 600;
  }
  /* Block: otherwise its lines get the title's height. */
  & li span span {
    display: block;
    ${mutedText};
  }
  & picture {
    flex: none;
  }
  & > a {
    display: inline-block;
    margin-top: var(--space-2);
    padding-block: var(--space-2);
    font-weight: 600;
  }
`;

export const tall = css`
  @media ${desktop} {
    display: grid;
    grid-template-rows: repeat(${panelSizes.rows}, auto);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    column-gap: ${panelSizes.gap}px;
  }
`;

export const openHeader = css`
  :global() {
    .${siteHeader} [aria-expanded='true'] {
      color: var(--editorial);
    }
    .${siteHeader} > a[aria-expanded] {
      border-bottom: 2px solid transparent;
      line-height: 0;
    }
    .${siteHeader} > a[aria-expanded='true'] {
      border-color: currentColor;
    }
    @media ${desktop} {
      .${siteHeader} li > [aria-expanded='true'] {
        text-decoration: underline 2px;
        text-underline-offset: 0.4em;
      }
    }
    @media ${phone} {
      .${siteHeader} > nav[data-open] > ul {
        position: absolute;
        inset: 100% 0 auto;
        z-index: 3;
        display: block;
        /* The window without the header. */
        max-height: calc(100dvh - 100% - 1px);
        padding: 0 var(--page-inset) var(--space-6);
        overflow-y: auto;
        overscroll-behavior: contain;
        border-bottom: 1px solid var(--hairline);
        background: var(--surface);
        box-shadow: var(--shadow-over);
        clip-path: inset(0 0 -3rem);
      }
      .${siteHeader} > nav > ul > li {
        border-bottom: 1px solid var(--hairline);
      }
      .${siteHeader} > nav > ul > li > a {
        ${singleRow};
        min-height: 3.25rem;
        padding-inline: 0;
        font: 600 var(--text-lg) / 1.2 var(--font-heading);
        outline-offset: -3px;
      }
      .${siteHeader} li > [aria-expanded]::after {
        content: '';
        width: 0.5em;
        height: 0.5em;
        margin-inline: auto 4px;
        border: solid currentColor;
        border-width: 0 2px 2px 0;
        transform: translateY(-25%) rotate(45deg);
      }
      .${siteHeader} li > [aria-expanded='true']::after {
        transform: translateY(25%) rotate(225deg);
      }
    }
  }
`;
