import type { BlockRenderer } from '#transformer/renderBlock.tsx';
import type { PageShell } from './pageShell.ts';

/** What an article's page is made with: also the block types, and the renderer of their rich HTML. */
export type ArticleShell = PageShell & Pick<BlockRenderer, 'html' | 'registry'>;
