import { css } from '@linaria/core';

export { evidenceScale } from '#widgets/ui/EvidenceScale.styles.ts';

export const topicList = css`
  & li:not(:has(a)) {
    padding-top: var(--space-2);
  }

  & li > a {
    min-height: 2rem;
    padding-block: 0;
  }
`;

export const urgent = css`
  && {
    margin-top: var(--space-3);
    padding: var(--space-3);
  }
  border-inline-start: 4px solid var(--caution);
  background: var(--caution-soft);
`;
