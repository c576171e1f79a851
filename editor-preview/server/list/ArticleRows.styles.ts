import { css } from '@linaria/core';
import { mutedText, wrappingRow } from '#widgets/ui/declarations.ts';

export const pictureWidth = 84;
export const pictureHeight = 56;

export const articleRows = css`
  margin: var(--space-3) 0 var(--space-5);
  padding: 0;
  border-top: 1px solid var(--hairline);
  list-style: none;

  & li {
    display: grid;
    grid-template-columns: ${pictureWidth}px minmax(0, 1fr) 2.5rem;
    align-items: start;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--hairline);
    ${mutedText};
  }
  & li > :first-child {
    grid-row: span 2;
  }
  & li > button {
    grid-row: 1;
    grid-column: 3;
  }
  & img {
    border-radius: var(--radius-leaf-small);
    background: var(--surface-sunken);
    object-fit: cover;
  }
  & h2 {
    margin: 0;
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & h2 a {
    color: var(--ink);
    text-decoration: none;
  }
  & h2 a:hover {
    text-decoration: underline;
  }
  & code {
    overflow-wrap: anywhere;
  }

  @media (min-width: 56em) {
    & li {
      grid-template-columns: ${pictureWidth}px minmax(0, 1fr) auto 2.5rem;
      align-items: center;
      gap: var(--space-4);
      padding-block: var(--space-2);
    }
    & li > :first-child {
      grid-row: auto;
    }
    & li > button {
      grid-column: 4;
    }
  }
`;

export const columnHeads = css`
  display: none;
  margin: var(--space-3) 0 0;
  ${mutedText};

  @media (min-width: 56em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 14rem 11rem 2.5rem;
    gap: var(--space-4);

    & + ul {
      margin-top: var(--space-1);
    }
  }
`;

export const facts = css`
  ${wrappingRow};
  grid-column: 2 / -1;
  gap: var(--space-1) var(--space-3);

  & > :last-child {
    ${wrappingRow};
    gap: 0 var(--space-2);
  }

  @media (min-width: 56em) {
    display: grid;
    grid-template-columns: 14rem 11rem;
    grid-column: auto;
    align-items: center;
    gap: var(--space-4);

    & > :last-child {
      display: grid;
      grid-column: 2;
    }
  }
`;

export const noPicture = css`
  height: ${pictureHeight}px;
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);
`;

export const moreButton = css`
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-leaf-small);
  background: none;
  color: var(--ink-soft);
  font: 700 var(--text-lg) / 1 var(--font-ui);
  cursor: pointer;

  &:hover {
    background: var(--surface-sunken);
    color: var(--ink);
  }
`;
