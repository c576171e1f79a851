import type { BlockType } from '#schemas/generated/types.ts';
import type { PreparedArticle, PreparedBlock } from '#transformer/article/preparedArticle.ts';
import type { WidgetTrial } from '#transformer/checkByRendering/widgetTrial.ts';
import { anchorsOf } from '#transformer/normalise/anchorHeadings.ts';
import type { BlockAnchors } from '#transformer/registry/anchors.ts';
import type { BrokenPlaces } from '../brokenPlaces.ts';
import type { Corpus } from '../corpus.ts';
import type { SiteSettings } from '../siteSettings.ts';
import type {
  ArticleSubject,
  BlockSubject,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects.ts';

export interface Surroundings {
  at: Date;
  corpus: Corpus | undefined;
  settings: SiteSettings;
  anchorsOf: BlockAnchors | undefined;
  trialOf: WidgetTrial | undefined;
  broken: BrokenPlaces;
  beforeRule?: ((rule: string) => void) | undefined;
}

export interface VisitedArticle extends ArticleSubject {
  readonly blocks: BlockSubject[];
  readonly topBlocks: BlockSubject[];
  readonly fields: HtmlSubject[];
  readonly texts: TextSubject[];
  readonly links: LinkSubject[];
  readonly images: ImageSubject[];
  readonly headings: HeadingSubject[];
}

export function articleSubject(envelope: PreparedArticle, around: Surroundings): VisitedArticle {
  const blocks: BlockSubject[] = [];
  const { at, corpus, settings, anchorsOf: ofBlock, trialOf } = around;
  return {
    at,
    corpus,
    settings,
    envelope,
    language: (envelope.language ?? 'en').toLowerCase().split('-')[0] ?? 'en',
    blocks,
    topBlocks: [],
    fields: [],
    texts: [],
    links: [],
    images: [],
    headings: [],
    blocksOf: <Type extends BlockType>(type: Type) =>
      blocks.filter((block): block is BlockSubject<Type> => block.type === type),
    trialOf: trialOf && memoizeByBlock((block) => trialOf(block, envelope)),
    anchors: () => ofBlock && anchorsOf(envelope.allBlocks, ofBlock),
    place: (pointer = '') => ({ pointer }),
  };
}

/** Several rules read a block's trial, and rendering is expensive. */
function memoizeByBlock<Outcome>(
  of: (block: PreparedBlock) => Outcome,
): (block: PreparedBlock) => Outcome | undefined {
  const known = new Map<PreparedBlock, Outcome>();
  return (block) => {
    if (!known.has(block)) known.set(block, of(block));
    return known.get(block);
  };
}
