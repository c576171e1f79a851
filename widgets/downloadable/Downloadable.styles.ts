import { css } from '@linaria/core';

export const downloadable = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-5);
  align-items: center;
  max-width: var(--measure);
  margin-block: var(--space-6);
  padding: var(--space-5) min(var(--space-5), 6vw);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf);
  background: var(--surface-sunken);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;
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
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    align-items: center;
    margin-top: var(--space-4);
  }
  & small {
    color: var(--ink-soft);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;
