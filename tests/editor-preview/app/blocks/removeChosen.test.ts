import { removeChosen } from '#editor-preview/app/blocks/tool.ts';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import { owner } from '#editor-preview/model/person.ts';
import { fakeServer, memoryOutbox } from '../document/fakeServer.ts';

const heading = (id: string) => ({ id, type: 'heading', data: { text: id } });

function deleteIn(whyReadOnly?: string) {
  const server = fakeServer({ path: '/a', title: 'A', blocks: ['a', 'b', 'c'].map(heading) });
  const told: string[] = [];
  const selections: (readonly string[])[] = [];
  const announce = (message: string): void => void told.push(message);
  const document = createDocument({
    server: { ...server.state(), ...(whyReadOnly === undefined ? {} : { whyReadOnly }) },
    person: owner,
    client: server.client,
    outbox: memoryOutbox(),
    announce,
  });
  const select = (ids: readonly string[]): void => void selections.push(ids);
  removeChosen({ document, view: document.view(), selected: new Set(['b']), select, announce }, 'delete');
  const isThere = document.view().article.nodes.has('b');
  document.stop();
  return { isThere, told, selections };
}

test('what is deleted is gone, the block behind it is chosen, and it is told how to bring it back', () =>
  expect(deleteIn()).toEqual({
    isThere: false,
    told: ['Deleted: Heading “b”. Undo restores it.'],
    selections: [['c']],
  }));

test('what may not be deleted stays chosen, and only the reason is told', () => {
  const why = 'The article is deleted.';
  expect(deleteIn(why)).toEqual({ isThere: true, told: [why], selections: [] });
});
