import { css } from '@linaria/core';

export const previewPane = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const paneBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 2.75rem;

  & p {
    margin: 0;
    color: var(--ink-soft);
  }
`;

export const widthChoice = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    float: inline-start;
    padding: 0;
    font-weight: 600;
  }
  & label {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 1.5rem;
    font-weight: 400;
  }
  & input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--editorial);
  }
`;

/** What the frames stand on. */
export const stage = css`
  position: relative;
  flex: 1;
  min-height: 24rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-leaf-small);
  background: var(--surface-sunken);
  overflow: hidden;

  & iframe {
    position: absolute;
    inset: 0 auto auto 0;
    display: block;
    border: 0;
    background: var(--paper);
    box-shadow: 0 0 0 1px var(--hairline);
  }
  & iframe[data-shown='false'] {
    visibility: hidden;
  }
`;
