import { blocksAsText, blocksFromText } from '#editor-preview/app/clipboard/ourBlocks.ts';
import type { EditOptions } from '#editor-preview/app/document/edit.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Json } from '#editor-preview/model/editedValue.ts';
import { giveBlockIds } from '#editor-preview/model/giveIds.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { type Draw, randomChange } from '../../../model/randomChange.ts';
import { placesOfTexts } from '../drawing.ts';
import { articles, examples } from './startingArticles.ts';

const typed = [
  'word ',
  '<b>',
  '</p><script>',
  '<cite data-source="a1"></cite>',
  '<a rel="sponsored" href="https://go.example-network.com/x">',
  '&',
  '\uD800',
  '"',
  '=1',
  ' ',
];

const brokenClipboards: readonly Json[] = [
  { type: 'of-tomorrow', data: { text: 'Unknown' } },
  {
    kind: 'pagewell/blocks',
    version: 99,
    blocks: [{ type: 'quote', data: { text: 'From a later version' } }],
  },
  { path: '/x', schemaVersion: 99, blocks: [{ type: 'heading', data: { text: 'Of a later contract' } }] },
  [{ type: 'heading', data: { text: 7 } }, null, 'no block', { type: 'image', data: { alt: 'To do' } }],
  { kind: 'pagewell/blocks', version: 1, blocks: [{ type: 'rich-text', data: { html: '<table><td>' } }, {}] },
];

/** An article of real size stays one: beyond it, blocks are rather removed. */
const mostBlocks = 60;

export interface RandomEdit {
  readonly changes: readonly Change[];
  readonly options: EditOptions;
}

export function randomEdit(article: EditedArticle, draw: Draw, number: number): RandomEdit {
  const alone = (change: Change): RandomEdit => ({ changes: [change], options: { label: change.kind } });
  if (article.nodes.size > mostBlocks)
    return alone({ kind: 'remove', block: draw.pick([...article.nodes.keys()]) ?? 'none' });
  switch (draw.below(8)) {
    case 0:
    case 1:
      return alone(randomChange(article, draw, number));
    case 2:
      return { changes: pasted(article, draw), options: { label: 'Paste' } };
    case 3:
      return typing(article, draw);
    default:
      return alone(realChange(article, draw));
  }
}

function realChange(article: EditedArticle, draw: Draw): Change {
  const nodes = [...article.nodes.values()];
  const tops = topsOf(article);
  const block = draw.pick([...article.nodes.keys()].filter((id) => id !== articleItself)) ?? 'none';
  const top = { parent: articleItself, list: '/blocks' };
  switch (draw.below(6)) {
    case 0: {
      const example = draw.pick(examples) ?? {};
      const json = giveBlockIds(example, blockFields, new Set(article.nodes.keys()));
      return { kind: 'insert', block: { json }, into: top, after: draw.pick([null, ...tops]) ?? null };
    }
    case 1:
      return { kind: 'move', block, into: top, after: draw.pick([null, ...tops]) ?? null };
    case 2:
      return { kind: 'remove', block };
    default: {
      const node = draw.pick(nodes);
      const place = node && draw.pick(placesOfTexts(node.fields));
      const at = draw.below((place?.text.length ?? 0) + 1);
      const remove = (place?.text ?? '').slice(at, at + draw.below(3));
      return {
        kind: 'text',
        block: node?.id ?? 'none',
        pointer: place?.pointer ?? '/none',
        at,
        remove,
        insert: draw.pick(typed) ?? '',
      };
    }
  }
}

/** A field that is typed into again: one operation with what was typed into it just before. */
function typing(article: EditedArticle, draw: Draw): RandomEdit {
  const node = [...article.nodes.values()].find(({ fields }) => placesOfTexts(fields).length > 0);
  const place = node && placesOfTexts(node.fields)[0];
  const value = { json: (place?.text ?? '') + (draw.pick(typed) ?? '') };
  const [block, pointer] = [node?.id ?? 'none', place?.pointer ?? '/none'];
  return {
    changes: [{ kind: 'set', block, pointer, value }],
    options: { label: 'Type', joins: `${block}${pointer}` },
  };
}

/** Blocks of this article or another one, or what is broken, from the clipboard behind some block: as the tool pastes. */
function pasted(article: EditedArticle, draw: Draw): Change[] {
  const copied = new Set([draw.pick(topsOf(article)) ?? '', draw.pick(topsOf(article)) ?? '']);
  const text =
    draw.pick([
      blocksAsText(article, copied),
      JSON.stringify(draw.pick(brokenClipboards)),
      JSON.stringify(draw.pick(articles)?.json.blocks).slice(0, 20_000),
      JSON.stringify([draw.pick(examples), draw.pick(examples)]),
    ]) ?? '';
  const blocks = blocksFromText(text, article, blockFields)?.blocks ?? [];
  const behind = draw.pick([null, ...topsOf(article)]) ?? null;
  return blocks.slice(0, 8).map(
    (block, index): Change => ({
      kind: 'insert',
      block: { json: block },
      into: { parent: articleItself, list: '/blocks' },
      after: index === 0 ? behind : String(blocks[index - 1]?.id),
    }),
  );
}

function topsOf(article: EditedArticle): string[] {
  return [...article.nodes.values()].filter(({ slot }) => slot?.parent === articleItself).map(({ id }) => id);
}
