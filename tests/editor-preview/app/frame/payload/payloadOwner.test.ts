/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { toDocument } from '#adapters/payload/pagewell/toDocument.ts';
import type { EditorMessage } from '#editor-preview/app/frame/messages.ts';
import { payloadAsOwner } from '#editor-preview/app/frame/payload/payloadOwner.ts';
import { articleOf } from '../../../../support/someBlocks.ts';

const cms = 'https://cms.example';
const article = articleOf('/sleep/naps', 'Naps', [
  { id: 'a', type: 'heading', data: { text: 'How long?' } },
  {
    id: 'b',
    type: 'product-card-carousel',
    data: { cards: [{ id: 'c', type: 'product-card', data: { productTitle: 'Peptides' } }] },
  },
]);

function otherWindow(): Window {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  if (!contentWindow) throw new Error('An iframe has no window.');
  return contentWindow;
}

function opened() {
  const admin = otherWindow();
  const told = jest.spyOn(admin, 'postMessage').mockImplementation(() => undefined);
  const owner = payloadAsOwner(window, admin, { path: '/preview', cms });
  const received: EditorMessage[] = [];
  owner.listen((message) => received.push(message));
  const say = (data: unknown, { origin = cms, source = admin } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { owner, told, received, say };
}

const message = (data: unknown = toDocument(article)) => ({
  type: 'payload-live-preview',
  collectionSlug: 'articles',
  data,
});

describe('the admin of Payload', () => {
  test('is told that the frame is ready, at its own origin', () => {
    const { owner, told } = opened();
    owner.send({ kind: 'ready' });
    expect(told.mock.calls).toEqual([[{ type: 'payload-live-preview', ready: true }, cms]]);
  });

  test('sends whole documents, which the frame gets as articles, a draft too', () => {
    const { received, say } = opened();
    say(message({ ...toDocument(article), _status: 'draft' }));
    say(message());
    expect(received).toEqual(
      [1, 2].map((version) => ({
        kind: 'update',
        update: {
          version,
          sequence: version,
          fields: { path: '/sleep/naps', title: 'Naps' },
          order: ['a', 'b'],
          blocks: article.blocks.map((block) => [block.id, block]),
        },
      })),
    );
  });

  test('is told which field stands where somebody has pressed, inside other blocks too', () => {
    const { owner, told, say } = opened();
    owner.send({ kind: 'chosen', chosen: { block: 'a' } });
    say(message());
    owner.send({ kind: 'chosen', chosen: { block: 'c', pointer: '/productTitle' } });
    owner.send({ kind: 'chosen', chosen: { block: 'nowhere' } });
    expect(told.mock.calls).toEqual([[{ type: 'pagewell-pressed', field: 'blocks.1.cards.0' }, cms]]);
  });

  test('is told nothing of what only our editor asks for', () => {
    const { owner, told } = opened();
    owner.send({ kind: 'complete' });
    owner.send({ kind: 'pasted', text: 'secret', html: '', files: [] } as never);
    expect(told).not.toHaveBeenCalled();
  });
});

test.each([
  ['of another origin', message(), { origin: 'https://evil.example' }],
  ['of another window', message(), { source: otherWindow() }],
  ['of another kind', { ...message(), type: 'payload-document-event' }, {}],
  ['about another collection', { ...message(), collectionSlug: 'media' }, {}],
  ['without a document', message([]), {}],
  ['that is no object', 'payload-live-preview', {}],
])('a message %s is none', (_which, data, from) => {
  const { received, say } = opened();
  say(data, from);
  expect(received).toEqual([]);
});

test('blocks of one id stand beside each other, and each keeps its place', () => {
  const { received, say } = opened();
  say(message({ title: 'Twins', blocks: [1, 2, 3].map(() => ({ blockType: 'heading', text: 'Same' })) }));
  const [first] = received;
  expect(first).toMatchObject({ update: { order: [' 0', ' 1', ' 2'] } });
});
