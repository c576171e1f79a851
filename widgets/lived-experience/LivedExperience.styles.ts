import { css } from '@linaria/core';
import { quietUiText, wrappingRow } from '../ui/declarations.ts';

export const livedExperience = css`
  ${wrappingRow};
  gap: var(--space-4) var(--space-5);
  max-width: var(--measure);
  margin: var(--space-6) 0;
  padding: var(--space-5) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > img {
    flex: none;
    align-self: start;
    width: clamp(96px, 25vw, 160px);
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  /* On a narrow screen the words stand below the photo. */
  & > div {
    flex: 1 16rem;
    min-width: 0;
  }
  & strong {
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
  ${quietUiText};

  & cite {
    color: var(--ink);
    font-style: normal;
    font-weight: 600;
  }
`;
