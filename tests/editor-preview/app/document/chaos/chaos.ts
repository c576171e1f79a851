import { setTimeout as passes } from 'node:timers/promises';
import type { EditorDocument } from '#editor-preview/app/document/createDocument.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ConflictingOperation, SequencedOperation } from '#editor-preview/model/exchange.ts';
import type { Written } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { nodeAt, writeNode } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { randomNumbers } from '../../../../long/randomEdits.ts';
import { articleOf, prose } from '../../../../support/someBlocks.ts';
import { type Draw, randomChange } from '../../../model/randomChange.ts';
import { type RestartingServer, restartingServer } from './restartingServer.ts';
import {
  type Network,
  type ReliedOperation,
  type UnreliableEditor,
  unreliableEditor,
} from './unreliableEditor.ts';

export interface AfterChaos extends Settled {
  readonly made: number;
  readonly tabsKilled: number;
  readonly serversKilled: number;
}

export interface Settled {
  readonly article: Written;
  readonly replayed: Written;
  readonly seen: readonly Written[];
  readonly log: readonly SequencedOperation[];
  readonly parked: readonly ConflictingOperation[];
  readonly relied: ReadonlyMap<string, ReliedOperation>;
}

export const path = '/sleep/melatonin';
export const beginning = articleOf(path, 'Melatonin', [
  { id: 'intro', type: 'heading', data: { text: 'What it is' } },
  prose(
    'dose',
    '<p>Half a milligram, half an hour before you go to bed.</p><p>Less is enough for most people.</p>',
  ),
  { id: 'points', type: 'key-points', data: { points: ['Sleep', 'Light', 'Time'] } },
]);
const networks: readonly Network[] = ['works', 'works', 'is gone', 'loses requests', 'loses answers'];

interface Chaos {
  operations: number;
  seed: number;
  startServer?: () => Promise<RestartingServer>;
  /** The longest that somebody rests between two things, in milliseconds: a server in a process of its own takes its time. */
  rest?: number;
}

/**
 * Two editors write one article while their tabs, their networks and the server end in the middle of things. Then all of
 * it works again, and everything that waits is sent.
 */
export async function chaos({
  operations,
  seed,
  startServer = restartingServer,
  rest = 0,
}: Chaos): Promise<AfterChaos> {
  const random = randomNumbers(seed);
  const draw = drawBy(random);
  const server = await startServer();
  const editors = ['ada', 'bo'].map((name) => unreliableEditor(name, path, server, random));
  let [tabsKilled, serversKilled, step] = [0, 0, 0];
  const made = (): number => editors.reduce((sum, editor) => sum + editor.made(), 0);
  try {
    const { article: start } = await server.begin(path, beginning);
    while (made() < operations) {
      const editor = draw.pick(editors);
      if (!editor) break;
      step++;
      const chance = random();
      if (!editor.document()) {
        await server.start();
        editor.setNetwork(draw.pick(networks) ?? 'works');
        await editor.open();
      } else if (chance < 0.01) {
        editor.killTab();
        tabsKilled++;
      } else if (chance < 0.02) editor.setNetwork(draw.pick(networks) ?? 'works');
      else if (chance < 0.025) {
        void server.kill();
        serversKilled++;
      } else if (chance < 0.04) await server.start();
      else actAtRandom(editor, draw, step);
      await turns(draw.below(6));
      if (rest > 0) await passes(draw.below(rest));
    }
    return { ...(await settled(server, editors, start)), made: made(), tabsKilled, serversKilled };
  } finally {
    for (const editor of editors) editor.killTab();
    await server.end();
  }
}

function actAtRandom(editor: UnreliableEditor, draw: Draw, step: number): void {
  const document = editor.document();
  if (!document) return;
  const { article } = document.view();
  switch (draw.below(12)) {
    case 0:
      document.undo();
      break;
    case 1:
      document.redo();
      break;
    case 2:
      document.closeOpen();
      break;
    case 3:
      void document.save();
      break;
    case 4:
      void document.refresh();
      break;
    case 5:
    case 6:
    case 7:
      typeAFewLetters(document, `${editor.name} ${step}`, draw);
      break;
    default:
      document.edit([randomChange(article, draw, step)], { label: 'Change' });
  }
}

/** Letters that are typed into one field become one operation: into a heading, or somewhere in the words of a paragraph. */
function typeAFewLetters(document: EditorDocument, words: string, draw: Draw): void {
  if (draw.below(2) === 0) {
    typeIntoAText(document, draw);
    return;
  }
  const headings = [...document.view().article.nodes.values()].filter(
    ({ fields }) => fields.type === 'heading',
  );
  const heading = draw.pick(headings);
  for (const letters of ['a', 'ab', 'abc'].slice(0, 1 + draw.below(3))) {
    if (!heading) return;
    const value = { json: `${words} ${letters}` };
    document.edit([{ kind: 'set', block: heading.id, pointer: '/data/text', value }], {
      label: 'Type',
      joins: `${heading.id}/text`,
    });
  }
}

function typeIntoAText(document: EditorDocument, draw: Draw): void {
  const dose = document.view().article.nodes.get('dose');
  const html = dose && valueAt(dose.fields, '/data/html');
  if (typeof html !== 'string') return;
  const spaces = [...html.matchAll(/ /g)].map(({ index }) => index);
  const at = draw.pick(spaces) ?? 0;
  for (const [index, insert] of [' a', 'b', 'c'].slice(0, 1 + draw.below(3)).entries()) {
    const place = at + (index === 0 ? 0 : index + 1);
    document.edit([{ kind: 'text', block: 'dose', pointer: '/data/html', at: place, remove: '', insert }], {
      label: 'Type',
      joins: 'dose/html',
    });
  }
}

export async function settled(
  server: RestartingServer,
  editors: readonly UnreliableEditor[],
  start: Written,
): Promise<Settled> {
  await server.start();
  for (const editor of editors) editor.setNetwork('works');
  for (const editor of editors) {
    while (!editor.document() && !(await editor.open())) await turns(1);
    const document = editor.document();
    let tries = 0;
    while (!(await document?.save()))
      if (++tries > 50)
        throw new Error(`${editor.name} cannot save: ${JSON.stringify(document?.view().saving)}`);
  }
  for (const editor of editors) await editor.document()?.refresh();
  const { article, sequence, parked } = await server.open(path);
  const log: SequencedOperation[] = [];
  while (log.length < sequence) {
    const news = await server.since(path, log.length);
    if (news.length === 0) break;
    log.push(...news);
  }
  return {
    article,
    log,
    parked,
    replayed: whole(replay(start, log)),
    seen: editors.map((editor) => {
      const view = editor.document()?.view();
      return view ? whole(view.article) : { json: null };
    }),
    relied: new Map(editors.flatMap((editor) => [...editor.relied()])),
  };
}

function replay(start: Written, log: readonly SequencedOperation[]): EditedArticle {
  return log.reduce(
    (article, { operation }) => {
      const outcome = applyOperation(article, operation, blockFields);
      if (!outcome.ok) throw new Error(`${operation.id} cannot be made: ${outcome.refusal}.`);
      return outcome.article;
    },
    readArticle(start, blockFields),
  );
}

function whole(article: EditedArticle): Written {
  return writeNode(nodeAt(article, articleItself), article);
}

function drawBy(random: () => number): Draw {
  const below = (count: number): number => Math.floor(random() * count);
  return { below, pick: (items) => items[below(items.length)] };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}
