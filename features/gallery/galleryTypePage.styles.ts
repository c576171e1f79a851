import { css } from '@linaria/core';
import { controlBox, mutedText, onEditorial, plainList, wrappingRow } from '#widgets/ui/declarations.ts';
import { largePhoneFrom } from '#widgets/ui/layout.ts';

export const choices = css`
  ${wrappingRow};
  gap: var(--space-3) var(--space-6);
  margin-block: var(--space-4);

  & ul {
    ${wrappingRow};
    gap: var(--space-1);
    ${plainList};
  }
  & a {
    display: block;
    padding: var(--space-1) var(--space-3);
    ${controlBox};
    color: var(--ink);
    text-decoration: none;
  }
  & a[aria-current] {
    border-color: var(--editorial);
    ${onEditorial};
  }
`;

export const fixture = css`
  padding-top: var(--space-4);
  border-top: 1px solid var(--hairline);

  & h2 {
    margin: 0 0 var(--space-3);
  }
  & h2 a {
    margin-inline-start: var(--space-2);
    ${mutedText};
    font-family: var(--font-ui);
    font-weight: 400;
  }
`;

export const frames = css`
  display: flex;
  align-items: flex-start;
  gap: var(--space-4);
  margin-block: var(--space-4) var(--space-6);
  padding-bottom: var(--space-3);
  overflow-x: auto;

  & figure {
    flex: none;
    margin: 0;
  }
  & figcaption {
    margin-bottom: var(--space-1);
    ${mutedText};
  }
  & iframe {
    display: block;
    height: 36rem;
    /* In browsers that divide lengths; in others the row scrolls. */
    zoom: min(1, (100vw - 2 * var(--page-padding) - 1rem) / var(--row));
    ${controlBox};
    background: var(--paper);
  }
  /* On a phone one below the other, the narrowest first. */
  @media not (min-width: ${largePhoneFrom}px) {
    flex-direction: column;

    & iframe {
      zoom: min(1, (100vw - 2 * var(--page-padding) - 1rem) / var(--own));
    }
  }
`;

export const examples = css`
  columns: 18rem;
  column-gap: var(--space-6);
  padding-inline-start: 1.75rem;
  margin: var(--space-4) 0;

  & li {
    padding-block: 2px;
    break-inside: avoid;
  }
`;
