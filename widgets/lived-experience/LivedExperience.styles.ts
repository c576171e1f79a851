import { css } from '@linaria/core';
import { mutedUiText } from '../ui/declarations.ts';
import { tabletFrom } from '../ui/layout.ts';

export const livedExperience = css`
  display: flow-root;
  max-width: var(--measure);
  margin: var(--space-5) 0;
  padding: var(--space-4) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  overflow-wrap: anywhere;
  break-inside: avoid;

  /* The words flow around it: a narrow screen has no room for a column. */
  & > img {
    float: inline-start;
    width: clamp(72px, 18vw, 144px);
    height: auto;
    margin-inline-end: var(--space-4);
    aspect-ratio: 1;
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  @media (min-width: ${tabletFrom}px) {
    & > div {
      display: flow-root;
    }
  }
  & strong {
    display: block;
    color: var(--editorial);
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
  & blockquote {
    margin: var(--space-2) 0 0;
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
    text-wrap: pretty;
  }
  & p {
    margin: var(--space-3) 0 0;
    font: 600 var(--text-sm) / var(--leading-snug) var(--font-ui);
  }
`;

export const person = css`
  margin-top: var(--space-3);
  ${mutedUiText};

  & cite {
    color: var(--ink);
    font-style: normal;
    font-weight: 600;
  }
`;
