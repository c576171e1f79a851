import { drugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { layoutsOf } from '#transformer/article/layoutVariants.ts';
import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import { mapInnerValues, treeOfBlocks } from '#transformer/blockTree.ts';
import { countShownOfKind, numberBlocksOfKind } from '#transformer/normalise/numberBlocksOfKind.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { testSite } from './site.ts';

/** Of a site on somebody's own machine: made-up prices, and nothing that a publisher says. */
export const sampleSavings = drugSavingsFacts({
  partner: 'samplerx',
  partnerSite: '/sample-partner',
  isSample: true,
  sends: { email: true, textMessage: true, ios: true, android: true },
  walletSaveAddress: '/outbox/pass/',
});

export function blockContext(parts: Partial<BlockContext> = {}): BlockContext {
  return {
    siteName: testSite.name,
    siteOrigin: testSite.origin,
    articlePath: '/nutrition/collagen',
    privatePath: undefined,
    articleTitle: 'Collagen',
    articleTemplate: undefined,
    articlePicture: undefined,
    contentMeta: undefined,
    citations: {},
    hiddenAnchors: [],
    indexOfKind: 0,
    placeOfKind: 0,
    nextOfKind: undefined,
    hasFirstPicture: false,
    experiments: {},
    ...layoutsOf({}),
    country: undefined,
    preview: false,
    newsletter: testSite.configuration.newsletter,
    drugSavings: sampleSavings,
    drugPrices: {},
    drugView: undefined,
    ...testSite.content,
    ...parts,
  };
}

/** A block with this data as it is, at the place among others that a context tells. Blocks inside it are validated. */
export function blockOf(
  type: string,
  data: unknown,
  {
    indexOfKind = 0,
    placeOfKind = indexOfKind,
    nextOfKind,
    hasFirstPicture = false,
  }: Partial<BlockContext> = {},
): ShownBlock {
  const written = { id: 'block-1', type, data };
  const place = {
    indexOfKind,
    placeOfKind,
    ...(nextOfKind === undefined ? {} : { nextOfKind }),
    ...(hasFirstPicture ? { firstPicture: 'field' as const } : {}),
  };
  if (!holdsBlocks(type, data)) return { ...written, pointer: '/blocks/0', ...place };
  const { article } = validateArticle({ path: '/nutrition/collagen', title: 'Collagen', blocks: [written] });
  const numbered = numberBlocksOfKind(article?.allBlocks ?? []);
  const [block] = treeOfBlocks(countShownOfKind(numbered, {})).blocks;
  if (!block) throw new Error('The block was deleted.');
  return { ...block, ...place };
}

function holdsBlocks(type: string, data: unknown): boolean {
  let holds = false;
  mapInnerValues(type, data, (value) => {
    holds = true;
    return value;
  });
  return holds;
}
