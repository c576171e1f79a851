import { css } from '@linaria/core';

export const growing = css`
  max-height: 24rem;
  field-sizing: content;
  resize: vertical;
`;
