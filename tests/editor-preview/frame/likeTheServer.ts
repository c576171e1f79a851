import { readdirSync, readFileSync } from 'node:fs';
import { applyOperation } from '../../../contracts/editing/applyOperation.ts';
import { articleItself, type EditedArticle } from '../../../contracts/editing/editedArticle.ts';
import type { JsonObject } from '../../../contracts/editing/editedValue.ts';
import { giveArticleIds, giveBlockIds } from '../../../contracts/editing/giveIds.ts';
import type { Change } from '../../../contracts/editing/operation.ts';
import { readArticle } from '../../../contracts/editing/readValue.ts';
import { articleJson } from '../../../contracts/editing/writeValue.ts';
import { partsOf, type ToldArticle, updateBetween } from '../../../editor-preview/frame/articleUpdate.ts';
import { createArticleRenderer } from '../../../editor-preview/frame/inFrame/articleRenderer.ts';
import { holdArticle } from '../../../editor-preview/frame/inFrame/heldArticle.ts';
import { blockFields } from '../../../schemas/generated/blockFields.ts';
import { blockInPlace } from '../../../transformer/blockInPlace.ts';
import { previewReader } from '../../../transformer/frameFacts.ts';
import { transformArticle } from '../../../transformer/transformArticle.ts';
import { completeDraft } from '../../../transformer/validate/completeDraft.ts';
import { wholeContract } from '../../../transformer/validate/wholeContract.ts';
import { type Draw, randomChange } from '../../contracts/editing/randomChange.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { drawWith, placesOfTexts } from './drawing.ts';

const linkNetworkHosts = ['go.example-network.com'];
const renderer = await pageRenderer();
const site = { ...renderer.site, linkNetworkHosts: new Set(linkNetworkHosts) };
const wideClass = 'wide';

const readJson = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8'));
const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => `${folder}/${name}`);

/** All real articles, as they are when somebody begins to edit them. */
export const articles = filesIn('fixtures/articles').map((file) => {
  const json = giveArticleIds(readJson(file), blockFields);
  return { file, path: String(json.path), article: readArticle({ json }, blockFields) };
});

/** Every example of a block. */
const examples = filesIn('fixtures/blocks').map((file): JsonObject => {
  const type = /([^/.]+)\.[^/]*$/.exec(file)?.[1] ?? '';
  return { id: type, type, data: readJson(file).data ?? null };
});

/** What careless people and attackers type into a text. */
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

/** The blocks of an article as the server shows them in a preview that it makes from nothing. */
function coldBlocks(json: unknown, path: string): { id: string; html: string }[] {
  const copy: unknown = completeDraft(JSON.parse(JSON.stringify(json)), path);
  const { transformed } = transformArticle(copy, previewReader, {
    ...renderer,
    site,
    islandScripts: renderer.assets.islandScripts,
  });
  const placing = { registry: renderer.registry, wideClass, preview: true };
  return (transformed?.blocks ?? []).map(({ block, rendered }) => ({
    id: block.id,
    html: blockInPlace(block, rendered, placing),
  }));
}

/** What a person does with an article: an edit of its texts, a block that comes, goes or moves. */
function realChange(article: EditedArticle, draw: Draw): Change {
  const nodes = [...article.nodes.values()];
  const blocks = nodes.filter(({ id }) => id !== articleItself);
  const tops = blocks.filter(({ slot }) => slot?.parent === articleItself).map(({ id }) => id);
  const block = draw.pick(blocks)?.id ?? 'none';
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

/** The first ones tell all: later edits do not mend them. */
const mostDifferences = 3;

/** An article of real size stays one: beyond it, blocks are rather removed. */
const mostBlocks = 60;

/**
 * Edits an article at random, one operation after the other, and looks after each whether the frame has for every block
 * the HTML that the server makes from nothing.
 *
 * @returns in words where they differ, and how many of the operations could be made
 */
export function differencesFromServer(
  { path, article }: { path: string; article: EditedArticle },
  { operations, seed }: { operations: number; seed: number },
): { differences: string[]; made: number } {
  const draw = drawWith(seed);
  const facts = {
    path,
    sequence: 0,
    site: { name: site.name, content: site.content, linkNetworkHosts },
    islandScripts: Object.fromEntries(
      [...renderer.registry.keys()].map((type) => [
        type,
        { component: `/assets/${type}.js`, runtime: '/assets/hydrate.js' },
      ]),
    ),
    wideClass,
  };
  const frame = createArticleRenderer(facts, { registry: renderer.registry, contract: wholeContract });
  const differences: string[] = [];
  let current = article;
  let made = 0;
  const held = holdArticle(JSON.parse(JSON.stringify(articleJson(article))));
  let told: ToldArticle | undefined;
  /** As the editor tells the frame: what has changed alone, copied from one window to the other. */
  const tell = (version: number): void => {
    const parts = partsOf(current);
    held.update(structuredClone({ version, ...updateBetween(told, parts) }));
    told = parts;
  };
  tell(1);
  frame.render(held.json);
  for (let number = 0; number < operations; number++) {
    const change =
      current.nodes.size > mostBlocks
        ? ({ kind: 'remove', block: draw.pick([...current.nodes.keys()]) ?? 'none' } as const)
        : draw.below(4) === 0
          ? randomChange(current, draw, number)
          : realChange(current, draw);
    const outcome = applyOperation(current, { changes: [change] }, blockFields);
    if (!outcome.ok) continue;
    made++;
    current = outcome.article;
    tell(number + 2);
    const shown = frame.render(held.json);
    const cold = coldBlocks(articleJson(current), path);
    const same =
      shown.length === cold.length &&
      shown.every(({ id, html }, index) => id === cold[index]?.id && html === cold[index]?.html);
    if (!same && differences.length < mostDifferences) {
      const first = cold.findIndex(({ html }, index) => shown[index]?.html !== html);
      differences.push(
        `after ${number} (${JSON.stringify(change).slice(0, 300)}):\n${shown[first]?.html}\nserver:\n${cold[first]?.html}`,
      );
    }
  }
  return { differences, made };
}
