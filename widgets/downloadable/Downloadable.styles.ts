import { css } from '@linaria/core';
import { centredRow, mutedText, textBlock, uiText } from '../ui/declarations.ts';

export const downloadable = css`
  ${centredRow};
  gap: var(--space-4) var(--space-5);
  ${textBlock};
  padding: var(--space-5) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  ${uiText};
  break-inside: avoid;

  & > img {
    flex: none;
    width: 120px;
    height: auto;
    border: 1px solid var(--hairline);
    background: var(--surface);
    aspect-ratio: 120 / 155;
    object-fit: cover;
    object-position: top;
  }
  /* On a narrow screen the words stand below the picture. */
  & > div {
    flex: 1 14rem;
    min-width: 0;
  }
  & strong {
    display: block;
    font: 620 var(--text-lg) / var(--leading-tight) var(--font-heading);
    text-wrap: balance;
  }
  & p {
    margin: var(--space-2) 0 0;
  }
  & p:last-child {
    ${centredRow};
    gap: var(--space-2) var(--space-3);
    margin-top: var(--space-4);
  }
  & small {
    ${mutedText};
    font-variant-numeric: tabular-nums;
  }
`;
