import { insertBlocks } from '#editor-preview/app/blocks/insertBlocks.ts';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import { newBlock } from '#editor-preview/app/palette/newBlock.ts';
import { maxEditedBlocks } from '#editor-preview/model/operation.ts';
import { owner } from '#editor-preview/model/person.ts';
import { block } from '../../../support/someBlocks.ts';
import { fakeServer, memoryOutbox } from '../document/fakeServer.ts';

function addTo(count: number) {
  const blocks = Array.from({ length: count }, (_, index) => block(`b${index}`, 'heading', { text: 'A' }));
  const server = fakeServer({ path: '/a', title: 'A', blocks });
  const told: string[] = [];
  const selections: (readonly string[])[] = [];
  const announce = (message: string): void => void told.push(message);
  const document = createDocument({
    server: server.state(),
    person: owner,
    client: server.client,
    outbox: memoryOutbox(),
    announce,
  });
  const select = (ids: readonly string[]): void => void selections.push(ids);
  const context = { document, view: document.view(), selected: new Set(['b0']), select, announce };
  const isDone = insertBlocks(context, [newBlock('heading', 'new')], 'Add a heading');
  document.stop();
  return { isDone, told, selections };
}

test('a block that is put in is chosen, and told of', () => {
  expect(addTo(1)).toEqual({ isDone: true, told: ['Heading added.'], selections: [['new']] });
});

test('what the article has no room for is not chosen, and only the reason is told', () => {
  expect(addTo(maxEditedBlocks)).toEqual({
    isDone: false,
    told: ['“Add a heading” could not be done: an article has at most 2,000 blocks.'],
    selections: [],
  });
});
