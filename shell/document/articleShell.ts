import type { BlockRenderer } from '#transformer/render/renderBlock.tsx';
import type { PageShell } from './pageShell.ts';

export type ArticleShell = PageShell & Pick<BlockRenderer, 'html' | 'registry'>;
