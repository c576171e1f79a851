import { css } from '@linaria/core';
import { plainButton } from './declarations.ts';

export const textButton = css`
  flex: none;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  ${plainButton};
  color: var(--editorial);
  font-weight: 600;
  vertical-align: middle;
`;
