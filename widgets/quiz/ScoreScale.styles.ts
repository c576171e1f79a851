import { css } from '@linaria/core';

export const scale = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  max-width: 30rem;
  margin-block: var(--space-4);
  print-color-adjust: exact;

  & > div {
    position: relative;
    width: 100%;
    height: 1.375rem;
  }
  & small {
    max-width: 48%;
  }
  & small:last-child {
    text-align: end;
  }
  & :is(span, b) {
    position: absolute;
    inset-inline-start: calc(var(--start) * 100%);
  }
  & span {
    inset-block: 0.3rem;
    width: calc(var(--length) * 100% - 2px);
    border: 1px solid var(--control-line);
  }
  & [data-holds] {
    background: var(--marker);
  }
  & b {
    width: 1.375rem;
    height: 1.375rem;
    margin-inline-start: -0.6875rem;
    border: 0.4rem solid var(--editorial);
    border-radius: 50%;
    background: var(--paper);
  }
`;
