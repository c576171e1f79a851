import type { Conflict, EditorState } from '../../contracts/editor.ts';
import {
  beginDocument,
  type DocumentState,
  documentReducer,
  isUnsaved,
} from '../../editor-preview/documentState.ts';

const server: EditorState = {
  path: '/a',
  text: 'kept',
  basedOn: '5',
  updatedAt: '2026-05-04T09:00:00Z',
  state: 'published',
  canSave: true,
};
const typedAt = '2026-05-04T10:00:00Z';
const theirs = { revision: '7', text: 'theirs', updatedAt: typedAt };
const act = (state: DocumentState, ...actions: Parameters<typeof documentReducer>[1][]) =>
  actions.reduce(documentReducer, state);
const begun = beginDocument(server, undefined);
const typed = act(begun, { kind: 'typed', text: 'mine' });

describe('a document begins', () => {
  test('with what the server keeps', () => {
    expect(begun).toMatchObject({ text: 'kept', basedOn: '5', isRestored: false, conflict: undefined });
    expect(isUnsaved(begun)).toBe(false);
  });

  test('with what was typed here and never saved', () => {
    const restored = beginDocument(server, { text: 'typed', basedOn: '5', typedAt });
    expect(restored).toMatchObject({
      text: 'typed',
      keptText: 'kept',
      basedOn: '5',
      isRestored: true,
      conflict: undefined,
    });
  });

  test('with a conflict where somebody has saved since', () => {
    const restored = beginDocument(server, { text: 'typed', basedOn: '4', typedAt });
    expect(restored.text).toBe('typed');
    expect(restored.conflict).toEqual({
      kind: 'draft-moved',
      current: { revision: '5', text: 'kept', updatedAt: '2026-05-04T09:00:00Z' },
    });
  });

  test('without restoring what the server keeps anyway, but with what was put aside', () => {
    const begunAgain = beginDocument(server, { text: 'kept', basedOn: '4', typedAt, putAside: 'aside' });
    expect(begunAgain).toMatchObject({ isRestored: false, conflict: undefined, putAside: 'aside' });
  });
});

describe('saving', () => {
  test.each([
    ['new', 'draft'],
    ['draft', 'draft'],
    ['published', 'changed'],
    ['changed', 'changed'],
  ] as const)('makes an article that is %s %s', (before, after) => {
    const state = act({ ...typed, articleState: before }, { kind: 'saved', text: 'mine', revision: '6' });
    expect(state).toMatchObject({ articleState: after, basedOn: '6', keptText: 'mine' });
    expect(isUnsaved(state)).toBe(false);
  });

  test('knows what was typed while it was under way as unsaved', () => {
    const state = act(
      typed,
      { kind: 'started', activity: 'saving' },
      { kind: 'typed', text: 'mine and more' },
      { kind: 'saved', text: 'mine', revision: '6' },
    );
    expect(state).toMatchObject({ text: 'mine and more', keptText: 'mine', activity: 'idle' });
    expect(isUnsaved(state)).toBe(true);
  });

  test('that fails or is refused changes nothing of the text and its revision', () => {
    const failed = act(typed, { kind: 'started', activity: 'saving' }, { kind: 'failed', message: 'Down.' });
    expect(failed).toMatchObject({
      text: 'mine',
      keptText: 'kept',
      basedOn: '5',
      activity: 'idle',
      message: 'Down.',
    });
    const problems = [{ rule: 'json/syntax', severity: 'error', message: 'No JSON.', pointer: '' } as const];
    expect(act(typed, { kind: 'refused', problems })).toMatchObject({
      text: 'mine',
      basedOn: '5',
      refusals: problems,
    });
  });
});

describe('a conflict', () => {
  const moved: Conflict = { kind: 'draft-moved', current: theirs };
  const inConflict = act(typed, { kind: 'conflicted', conflict: moved });

  test('changes nothing until somebody decides', () => {
    expect(inConflict).toMatchObject({ text: 'mine', keptText: 'kept', basedOn: '5', conflict: moved });
  });

  test('settled with theirs goes on from it, and puts mine aside', () => {
    const state = act(inConflict, { kind: 'tookTheirs' });
    expect(state).toMatchObject({
      text: 'theirs',
      keptText: 'theirs',
      basedOn: '7',
      putAside: 'mine',
      conflict: undefined,
    });
  });

  test('settled with mine saves on top of theirs, and puts theirs aside', () => {
    const state = act(inConflict, { kind: 'keptMine' });
    expect(state).toMatchObject({ text: 'mine', basedOn: '7', putAside: 'theirs', conflict: undefined });
    expect(isUnsaved(state)).toBe(true);
  });

  test('over a discarded draft lets mine become a new one', () => {
    const state = act(typed, { kind: 'conflicted', conflict: { kind: 'draft-moved' } }, { kind: 'keptMine' });
    expect(state).toMatchObject({ text: 'mine', basedOn: null, conflict: undefined });
    expect(isUnsaved(state)).toBe(true);
  });

  test.each(['tookTheirs', 'keptMine'] as const)(
    'with what was published in the meantime, %s, makes the draft follow on that',
    (kind) => {
      const conflict: Conflict = { kind: 'published-moved', current: theirs };
      expect(act(typed, { kind: 'conflicted', conflict }, { kind })).toMatchObject({
        basedOn: '5',
        onto: '7',
      });
    },
  );

  test('that is none is not settled', () => {
    expect(act(typed, { kind: 'tookTheirs' }, { kind: 'keptMine' })).toBe(typed);
  });
});

describe('what is put aside', () => {
  const aside = act(typed, { kind: 'discardedChanges' });

  test('is what was typed, when an editor goes back to what is saved', () => {
    expect(aside).toMatchObject({ text: 'kept', putAside: 'mine' });
  });

  test('changes places with the text, and back again', () => {
    const back = act(aside, { kind: 'broughtBack' });
    expect(back).toMatchObject({ text: 'mine', putAside: 'kept' });
    expect(act(back, { kind: 'broughtBack' })).toMatchObject({ text: 'kept', putAside: 'mine' });
  });

  test('is gone only when it is thrown away', () => {
    expect(act(aside, { kind: 'droppedAside' }).putAside).toBeUndefined();
  });
});
