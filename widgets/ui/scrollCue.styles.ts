import { css } from '@linaria/core';

const reach = '0.9rem';

/** Covers scroll with the content and hide the fixed shadows at the ends, so content must be transparent. */
export const scrollCue = css`
  --cut: color-mix(in srgb, var(--ink) 32%, transparent);

  overflow-x: auto;
  background:
    linear-gradient(90deg, var(--paper) 40%, transparent) left / 3rem 100% local,
    linear-gradient(-90deg, var(--paper) 40%, transparent) right / 3rem 100% local,
    linear-gradient(90deg, var(--cut), transparent) left / ${reach} 100%,
    linear-gradient(-90deg, var(--cut), transparent) right / ${reach} 100% var(--paper);
  background-repeat: no-repeat;

  @media print {
    overflow: visible;
    background: none;
  }
`;
