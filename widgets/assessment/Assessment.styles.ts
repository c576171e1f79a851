import { css } from '@linaria/core';

export const assessment = css`
  & > p {
    max-width: var(--prose);
  }
  /* Any answer but the first shows at once where help is, without script as well. */
  & [data-help] {
    display: none;
  }
  & fieldset:has(label:nth-of-type(n + 2) > :checked) [data-help] {
    display: block;
  }
`;
