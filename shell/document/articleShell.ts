import type { BlockRenderer } from '#transformer/renderBlock.tsx';
import type { PageShell } from './pageShell.ts';

/** Parts of an article's page: also block types, and the renderer of rich HTML. */
export type ArticleShell = PageShell & Pick<BlockRenderer, 'html' | 'registry'>;
