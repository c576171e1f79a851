import { readFrameMessage } from '#contracts/outside/frame.ts';

describe('what a frame says', () => {
  test.each([
    [{ kind: 'empty' }],
    [{ kind: 'loaded' }],
    [{ kind: 'missing' }],
    [{ kind: 'unstyled' }],
    [{ kind: 'filled', width: 0, height: 10_000 }],
    [{ kind: 'choice', purposes: [1, 7], vendors: [755] }],
  ])('is read: %j', (message) => expect(readFrameMessage(message)).toEqual(message));

  test.each<[string, unknown]>([
    ['a text', 'choice'],
    ['nothing', null],
    ['of no kind', {}],
    ['of a kind that nobody knows', { kind: 'consent' }],
    ['a size that is too large', { kind: 'filled', width: 10_001, height: 0 }],
  ])('is none where it is %s', (_what, message) => expect(readFrameMessage(message)).toBeUndefined());
});
