import { css } from '@linaria/core';

/** Each line of wrapped text has a separate stroke. For an inline element. */
export const marker = css`
  margin-inline: -0.2em;
  padding: 0.05em 0.2em;
  background: linear-gradient(var(--marker) 0 0) 0 60% / 100% 82% no-repeat;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  /* The stroke says which words count, on paper too. */
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
    forced-color-adjust: none;
  }
`;
