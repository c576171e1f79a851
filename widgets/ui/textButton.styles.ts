import { css } from '@linaria/core';

export const textButton = css`
  flex: none;
  min-width: 24px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--editorial);
  font-weight: 600;
  vertical-align: middle;
  cursor: pointer;
`;
