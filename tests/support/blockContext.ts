import type { BlockContext } from '../../transformer/blockContext.ts';

/** The context of a block on an ordinary reader's page, with what the test wants otherwise. */
export function blockContext(parts: Partial<BlockContext> = {}): BlockContext {
  return {
    articlePath: '/nutrition/collagen',
    articleTitle: 'Collagen',
    contentMeta: undefined,
    indexOfKind: 0,
    holdsFirstPicture: false,
    experiments: {},
    commercePropensity: 'control',
    engagementTemplate: 'control',
    country: undefined,
    preview: false,
    ...parts,
  };
}
