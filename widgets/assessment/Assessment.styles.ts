import { css } from '@linaria/core';

export const assessment = css`
  & > p {
    max-width: var(--measure);
  }
  /* Two answers in a row on a phone, four from a tablet on. */
  & fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  }
  & fieldset > div {
    grid-column: 1 / -1;
  }
  /* Any answer but the first immediately shows help, without script too; the result contains it. */
  & [data-help] {
    display: none;
  }
  & fieldset:enabled:has(label:nth-of-type(n + 2) > :checked) [data-help] {
    display: block;
  }
`;
