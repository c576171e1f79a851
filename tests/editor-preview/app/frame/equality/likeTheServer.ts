import { partsOf, type SentArticle, updateBetween } from '#editor-preview/app/frame/articleUpdate.ts';
import { createArticleCopy } from '#editor-preview/app/frame/inFrame/articleCopy.ts';
import {
  type ArticleRenderer,
  createArticleRenderer,
} from '#editor-preview/app/frame/inFrame/articleRenderer.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { previewReader } from '#transformer/preview/frameFacts.ts';
import { placedHtml } from '#transformer/render/blockHtml.ts';
import { transformArticle } from '#transformer/transformArticle.ts';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import { wholeContract } from '#transformer/validate/wholeContract.ts';
import { pageRenderer } from '../../../../support/pageRenderer.ts';
import { drawWith } from '../drawing.ts';
import { randomEdit } from './randomEdit.ts';
import type { StartingArticle } from './startingArticles.ts';
import { EditorAtHand, MergingServer } from './twoEditors.ts';

const linkNetworkHosts = ['go.example-network.com'];
let renderer: PageRenderer;
let site: PageRenderer['site'];
beforeAll(async () => {
  renderer = await pageRenderer();
  site = { ...renderer.site, linkNetworkHosts: new Set(linkNetworkHosts) };
});
const wideClass = 'wide';

function coldBlocks(article: EditedArticle, path: string): { id: string; html: string }[] {
  const copy: unknown = completeDraft(JSON.parse(JSON.stringify(articleJson(article))), path);
  const { transformed } = transformArticle(copy, previewReader, {
    ...renderer,
    site,
    islandScripts: renderer.assets.islandScripts,
  });
  const placing = { registry: renderer.registry, wideClass, preview: true };
  return (transformed?.blocks ?? []).map(({ block, rendered }) => ({
    id: block.id,
    html: placedHtml(block, rendered, placing),
  }));
}

function frameOf(path: string): ArticleRenderer {
  const facts = {
    path,
    sequence: 0,
    site: { ...site, linkNetworkHosts },
    islandScripts: Object.fromEntries(
      [...renderer.registry.keys()].map((type) => [
        type,
        { component: `/assets/${type}.js`, runtime: '/assets/hydrate.js' },
      ]),
    ),
    wideClass,
  };
  return createArticleRenderer(facts, { registry: renderer.registry, contract: wholeContract });
}

/** The first ones tell all: later edits do not mend them. */
const mostDifferences = 3;

export interface RandomRun {
  readonly differences: readonly string[];
  readonly done: Readonly<Record<Deed | 'parked', number>>;
}

type Deed = 'edit' | 'undo' | 'redo' | 'other' | 'send' | 'hear';

const deeds: readonly Deed[] = [
  ...Array.from({ length: 8 }, () => 'edit' as const),
  'undo',
  'undo',
  'redo',
  'other',
  'other',
  'send',
  'hear',
];

/**
 * Edits an article at random: what one editor types, pastes, takes back and brings back, merged with what another one
 * does meanwhile. After each the frame of the first one has to have for every block the HTML that the server makes from
 * nothing; and when all is sent, both have what the server has.
 */
export function runAtRandom(
  { path, json }: StartingArticle,
  { operations, seed }: { operations: number; seed: number },
): RandomRun {
  const draw = drawWith(seed);
  const server = new MergingServer(readArticle({ json }, blockFields));
  const [editor, other] = [new EditorAtHand(`ada-${seed}`, server), new EditorAtHand(`bo-${seed}`, server)];
  const done = { edit: 0, undo: 0, redo: 0, other: 0, send: 0, hear: 0, parked: 0 };
  const differences: string[] = [];
  const differs = (words: string): void => {
    if (differences.length < mostDifferences) differences.push(words);
  };
  const frame = frameOf(path);
  const held = createArticleCopy(JSON.parse(JSON.stringify(json)));
  let told: SentArticle | undefined;
  let version = 0;
  const compare = (after: string): void => {
    // As the editor tells the frame: what has changed alone, copied from one window to the other.
    const parts = partsOf(editor.article);
    held.update(structuredClone({ version: ++version, ...updateBetween(told, parts) }));
    told = parts;
    const shown = frame.render(held.json);
    const cold = coldBlocks(editor.article, path);
    const same =
      shown.length === cold.length &&
      shown.every(({ id, html }, index) => id === cold[index]?.id && html === cold[index]?.html);
    if (same) return;
    const first = cold.findIndex(({ html }, index) => shown[index]?.html !== html);
    differs(`${after}:\n${shown[first]?.html}\nserver:\n${cold[first]?.html}`);
  };

  compare('at first');
  for (let number = 0; number < operations; number++) {
    const deed = draw.pick(deeds) ?? 'edit';
    const edit = randomEdit(deed === 'other' ? other.article : editor.article, draw, number);
    const isDone = act(deed, editor, other, edit);
    if (!isDone) continue;
    done[deed]++;
    compare(`after ${number}, ${deed} (${JSON.stringify(edit.changes).slice(0, 300)})`);
  }
  editor.send();
  other.send();
  editor.hear();
  compare('in the end');
  const [kept, ...seen] = [server, editor, other].map(({ article }) => JSON.stringify(articleJson(article)));
  if (seen.some((one) => one !== kept)) differs('the editors do not see in the end what the server has');
  done.parked = editor.parked.length + other.parked.length;
  return { differences, done };
}

function act(
  deed: Deed,
  editor: EditorAtHand,
  other: EditorAtHand,
  edit: ReturnType<typeof randomEdit>,
): boolean {
  switch (deed) {
    case 'edit':
      return editor.edit(edit);
    case 'undo':
    case 'redo':
      return editor.step(deed);
    case 'other':
      return other.edit(edit);
    case 'send':
      other.send();
      editor.send();
      return true;
    case 'hear':
      // In the middle of what is done here and not sent yet.
      other.send();
      editor.hear();
      return true;
  }
}
