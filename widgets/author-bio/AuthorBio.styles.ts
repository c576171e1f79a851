import { css } from '@linaria/core';
import { textBlock, wrappingRow } from '../ui/declarations.ts';

export const authorBio = css`
  ${wrappingRow};
  gap: var(--space-4);
  ${textBlock};
  padding-block: var(--space-5);
  border-block: 1px solid var(--hairline);
  overflow-wrap: anywhere;
  break-inside: avoid;

  & > img {
    flex: none;
    align-self: start;
    width: clamp(72px, 24vw, 120px);
    height: auto;
    aspect-ratio: 1;
    border-radius: var(--radius-leaf);
    object-fit: cover;
  }
  /* With large letters on a narrow screen the words stand below the portrait. */
  & > div {
    flex: 1 13rem;
    min-width: 0;
  }
  & strong {
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
  }
  & > div > div {
    margin-block: var(--space-2) 0;
    font: var(--text-sm) / var(--leading-body) var(--font-ui);
  }
`;
