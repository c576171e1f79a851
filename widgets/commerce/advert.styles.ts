import { css } from '@linaria/core';

/**
 * What is paid for, or advertises: never to be taken for what the editors write. Grey ground and square corners; nothing
 * in it has their serif, their pine or their marker.
 */
export const advert = css`
  --editorial: var(--ink);
  --editorial-strong: var(--ink);
  --font-heading: var(--font-ui);
  --radius-leaf: 0;
  --surface: var(--advert);

  background: var(--advert);
  font: var(--text-sm) / var(--leading-snug) var(--font-ui);
  overflow-wrap: anywhere;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Its label, where a line begins. */
export const advertLabel = css`
  display: block;
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
`;
