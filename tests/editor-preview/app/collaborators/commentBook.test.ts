import { collaboratorsForTests } from '../support/collaborators.ts';

const place = { block: 'intro', name: 'Heading “What it is”' };

describe('the comments of an article', () => {
  test('are those that the server has, asked for when it says that there are more', async () => {
    const { comments, theirs } = collaboratorsForTests();
    theirs({ kind: 'begin', id: 'a', place, text: 'Which dose?' });
    await comments.refresh();
    theirs({ kind: 'answer', id: 'b', comment: 'a', text: '200 mg.' });
    await comments.refresh();
    expect(comments.now().comments).toMatchObject([
      { id: 'a', remarks: [{ text: 'Which dose?' }, { author: 'Bo Writer', text: '200 mg.' }] },
    ]);
    comments.receive({ number: 1 });
    comments.receive('nonsense');
    expect(comments.now().comments).toHaveLength(1);
  });

  test('come one after the other, also where more come while the answer is on its way', async () => {
    const { comments, theirs } = collaboratorsForTests();
    theirs({ kind: 'begin', id: 'a', place, text: 'One' });
    theirs({ kind: 'begin', id: 'b', place, text: 'Two' });
    await comments.refresh();
    await comments.refresh();
    expect(comments.now().comments.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('are begun, answered, resolved and opened again; an answer opens a resolved one', async () => {
    const { comments } = collaboratorsForTests();
    await comments.begin(place, 'Which dose?');
    const id = comments.now().current ?? '';
    await comments.resolve(id, true);
    expect(comments.now().comments[0]?.resolved).toMatchObject({ author: 'Ada Editor' });
    await comments.answer(id, 'Not yet.');
    expect(comments.now().comments[0]?.resolved).toBeUndefined();
    await comments.resolve(id, true);
    await comments.resolve(id, false);
    expect(comments.now().comments).toMatchObject([
      { remarks: [{}, { text: 'Not yet.' }], resolved: undefined },
    ]);
  });

  test('that were sent and not answered are the same when they are sent again', async () => {
    const { comments, kept, fail } = collaboratorsForTests();
    fail({ kind: 'unreachable', why: 'no network' });
    expect((await comments.begin(place, 'Once')).kind).toBe('unreachable');
    fail(undefined);
    await comments.begin(place, 'Once');
    await comments.begin(place, 'Once');
    expect(kept.map(({ id }) => id)).toEqual(['step-1', 'step-2']);
  });
});
