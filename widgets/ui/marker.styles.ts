import { css } from '@linaria/core';

/** The stroke of a marker under the one sentence or figure that readers should take along: for elements in a line of text. */
export const marker = css`
  padding-inline: 0.12em;
  background: linear-gradient(transparent 52%, var(--marker) 52% 92%, transparent 92%);
  color: inherit;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;
