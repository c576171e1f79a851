/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { listen, parseEditorMessage, parseFrameMessage } from '../../editor-preview/bridge/messages.ts';

const origin = 'https://pagewell.example';
const mark = { 'pagewell-preview': { kind: 'mark', blockId: 'a' } };

function receivedFrom(event: Partial<MessageEventInit>): unknown[] {
  const receive = jest.fn();
  const stop = listen({ window, origin, speaker: () => window, parse: parseEditorMessage, receive });
  window.dispatchEvent(new MessageEvent('message', { data: mark, origin, source: window, ...event }));
  stop();
  return receive.mock.calls.flat();
}

describe('a message between editor and preview', () => {
  test('is believed from the one window and the one origin', () => {
    expect(receivedFrom({})).toEqual([{ kind: 'mark', blockId: 'a' }]);
  });

  test.each([
    ['another origin', { origin: 'https://pagewell.example.evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: document.createElement('iframe').contentWindow }],
    ['no window', { source: null }],
    ['an extension, in another envelope', { data: { kind: 'mark', blockId: 'a' } }],
    ['somebody who sends no object', { data: 'mark' }],
  ])('is not believed from %s', (_who, event) => {
    expect(receivedFrom(event)).toEqual([]);
  });

  test('is not heard any more when nobody listens', () => {
    const receive = jest.fn();
    listen({ window, origin, speaker: () => window, parse: parseEditorMessage, receive })();
    window.dispatchEvent(new MessageEvent('message', { data: mark, origin, source: window }));
    expect(receive).not.toHaveBeenCalled();
  });

  test.each([
    [{ kind: 'mark' }, { kind: 'mark', blockId: undefined }],
    [
      { kind: 'mark', blockId: 5 },
      { kind: 'mark', blockId: undefined },
    ],
    [
      { kind: 'scroll', top: 12.5 },
      { kind: 'scroll', top: 12.5 },
    ],
    [{ kind: 'scroll', top: Number.NaN }, undefined],
    [{ kind: 'scroll', top: '5' }, undefined],
    [{ kind: 'evaluate', code: 'alert(1)' }, undefined],
    [null, undefined],
  ])('to the frame is read as what it is: %j', (message, expected) => {
    expect(parseEditorMessage(message)).toEqual(expected);
  });

  test.each([
    [
      { kind: 'chosen', blockId: 'a' },
      { kind: 'chosen', blockId: 'a' },
    ],
    [{ kind: 'chosen' }, undefined],
    [{ kind: 'scrolled', top: Number.POSITIVE_INFINITY }, undefined],
    [
      { kind: 'ready', report: { shown: 1, problems: [{ rule: 5 }] } },
      { kind: 'ready', report: { shown: false, problems: [] } },
    ],
    [{ kind: 'ready', report: null }, undefined],
    ['ready', undefined],
  ])('to the editor is read as what it is: %j', (message, expected) => {
    expect(parseFrameMessage(message)).toEqual(expected);
  });
});
