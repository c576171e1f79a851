import { css } from '@linaria/core';

export const articleCode = css`
  --json-height: calc(100dvh - 12rem);
`;
