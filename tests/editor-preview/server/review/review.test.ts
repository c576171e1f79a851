import { jest } from '@jest/globals';
import { pino } from 'pino';
import type { Person, Role } from '#editor-preview/model/person.ts';
import { carryOutDue } from '#editor-preview/server/review/dueSchedules.ts';
import { reviewApi } from '#editor-preview/server/review/reviewApi.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { signedIn } from '../../../support/people.ts';
import { operation, setTitle } from '../../store/editing.ts';
import { serve, server, store } from '../ownServer.ts';

const ours = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
const log = pino({ level: 'silent' });
const anHour = 60 * 60 * 1000;

let render: YieldingRender;
let paths = 0;
let wim: Person;
let rhea: Person;
let pia: Person;
let who: Person;

serve(async () => {
  ({ render } = await editorParts());
  const letIn = async (name: string, role: Role) => {
    const outcome = await store.people.add(name, role);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.person;
  };
  wim = await letIn('Wim', 'writer');
  rhea = await letIn('Rhea', 'medical-reviewer');
  pia = await letIn('Pia', 'publisher');
  return [signedIn(() => who), ...reviewApi({ store, render })];
});

async function begun(): Promise<string> {
  const path = `/tests/review-${++paths}`;
  const blocks = [{ id: 'start', type: 'heading', data: { text: 'Begin' } }];
  await store.publish(
    path,
    { path, title: 'First', description: 'What it is about.', blocks },
    { author: 'test' },
  );
  await write(path, 0, 'Second');
  return path;
}
const write = (path: string, since: number, title: string) =>
  store.editing.take(
    path,
    { since, sender: 'w', operations: [operation(setTitle(title))] },
    { path, title: 'x', blocks: [] },
  );

async function ask(as: Person, method: string, of: string, query: Record<string, string>, body?: unknown) {
  who = as;
  const answer = await server.get(`/editor/api/${of}?${new URLSearchParams(query)}`, {
    method,
    headers: ours,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, value: answer.body === '' ? undefined : JSON.parse(answer.body) };
}
const review = (as: Person, path: string, body: unknown) => ask(as, 'POST', 'review', { path }, body);
const plan = (as: Person, path: string, body: unknown) => ask(as, 'POST', 'schedule', { path }, body);
const inAnHour = () => new Date(Date.now() + anHour).toISOString();

describe('a review', () => {
  test('is asked of somebody, with words, and given for the state that was seen', async () => {
    const path = await begun();
    const asked = await review(wim, path, {
      kind: 'asked',
      sequence: 1,
      askedOf: rhea.id,
      words: ' Are the doses right? ',
    });
    expect([asked.status, asked.value.reviews]).toMatchObject([
      200,
      [{ kind: 'asked', author: 'Wim', askedOf: 'Rhea', words: 'Are the doses right?', sequence: 1 }],
    ]);
    await write(path, 1, 'Third');
    const given = await review(rhea, path, { kind: 'approved', sequence: 1, words: '' });
    expect(given.value.reviews[1]).toMatchObject({ kind: 'approved', author: 'Rhea', sequence: 1 });
    expect((await ask(wim, 'GET', 'review', { path })).value).toEqual(given.value);
  });

  test('is given by medical reviewers, and who may is told', async () => {
    const path = await begun();
    for (const person of [wim, pia]) {
      const { status, value } = await review(person, path, { kind: 'approved', sequence: 1, words: '' });
      expect([status, value.error ?? value.message]).toEqual([403, expect.stringContaining('Ask Rhea.')]);
    }
    expect((await review(pia, path, { kind: 'asked', sequence: 1, words: '' })).status).toBe(200);
  });

  test('that wants changes says which', async () => {
    const path = await begun();
    expect((await review(rhea, path, { kind: 'changes-wanted', sequence: 1, words: '  ' })).status).toBe(400);
    expect((await review(rhea, path, { kind: 'changes-wanted', sequence: 1, words: 'Dose?' })).status).toBe(
      200,
    );
  });

  test.each([
    [{ kind: 'asked', sequence: 1, askedOf: 'nobody', words: '' }, 400],
    [{ kind: 'approved', sequence: 1, askedOf: 'somebody', words: '' }, 400],
    [{ kind: 'approved', sequence: 99, words: '' }, 409],
    [{ kind: 'approved', sequence: -1, words: '' }, 400],
    [{ kind: 'loved', sequence: 1, words: '' }, 400],
    [{ kind: 'approved', sequence: 1, words: 'x'.repeat(4_001) }, 400],
    [{ kind: 'approved', sequence: 1, words: 'a\u0000b' }, 400],
  ])('%j is not taken', async (body, status) => {
    expect((await review(rhea, await begun(), body)).status).toBe(status);
  });

  test('is asked of nobody who cannot give it', async () => {
    const body = { kind: 'asked', sequence: 1, askedOf: pia.id, words: '' };
    expect((await review(wim, await begun(), body)).status).toBe(400);
  });
});

describe('a plan', () => {
  const publish = (dueAt = inAnHour()) => ({
    kind: 'publish',
    dueAt,
    zone: 'Europe/Berlin',
    sequence: 1,
    note: 'New doses.',
  });

  test('is made and cancelled by publishers, and shown to everybody', async () => {
    const path = await begun();
    expect((await plan(wim, path, publish())).status).toBe(403);
    const made = await plan(pia, path, publish());
    expect([made.status, made.value.schedules]).toMatchObject([
      200,
      [{ kind: 'publish', author: 'Pia', zone: 'Europe/Berlin', sequence: 1, note: 'New doses.' }],
    ]);
    const [{ id }] = (await ask(wim, 'GET', 'review', { path })).value.schedules;
    expect((await ask(wim, 'DELETE', 'schedule', { path, id })).status).toBe(403);
    expect((await ask(pia, 'DELETE', 'schedule', { path, id })).value.schedules).toMatchObject([
      { outcome: 'cancelled' },
    ]);
    expect((await ask(pia, 'DELETE', 'schedule', { path, id })).status).toBe(404);
  });

  test.each([
    [{ dueAt: '2020-01-01T00:00:00Z' }, 409],
    [{ dueAt: '2099-01-01T00:00:00Z' }, 409],
    [{ dueAt: '2030-99-99T00:00:00Z' }, 409],
    [{ dueAt: 'tomorrow' }, 400],
    [{ zone: 'Mars/Olympus' }, 400],
    [{ sequence: 0 }, 409],
    [{ sequence: undefined }, 400],
    [{ kind: 'withdraw' }, 400],
  ])('with %j is not made, and it is said why', async (wrong, status) => {
    const { status: answered, value } = await plan(pia, await begun(), { ...publish(), ...wrong });
    expect([answered, value.error ?? value.message]).toEqual([status, expect.stringMatching(/\.$/)]);
  });

  test('is not made for an article that is no page', async () => {
    const path = await begun();
    await store.editing.take(
      path,
      { since: 1, sender: 'w', operations: [operation({ kind: 'set', block: '', pointer: '/title' })] },
      { path, title: 'x', blocks: [] },
    );
    const { status, value } = await plan(pia, path, { ...publish(), sequence: 2 });
    expect([status, value.problems.length > 0]).toEqual([422, true]);
  });
});

describe('what is due', () => {
  const look = (renderWith = render) =>
    carryOutDue({ store, render: renderWith, log }, async () => undefined);
  const stateOf = async (path: string) => (await store.schedules.of(path))[0];
  const titleOf = async (path: string) => (await store.get(path))?.value;
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] }),
  );
  afterEach(() => jest.useRealTimers());
  const planned = async (kind: 'publish' | 'withdraw') => {
    const path = await begun();
    const body = { kind, dueAt: inAnHour(), zone: 'UTC', ...(kind === 'publish' ? { sequence: 1 } : {}) };
    expect((await plan(pia, path, body)).status).toBe(200);
    return path;
  };

  test('is published when its time has come, and not before', async () => {
    const path = await planned('publish');
    jest.advanceTimersByTime(anHour - 1_000);
    await look();
    expect(await titleOf(path)).toMatchObject({ title: 'First' });
    jest.advanceTimersByTime(1_000);
    await look();
    expect(await titleOf(path)).toMatchObject({ title: 'Second' });
    expect((await store.revisions(path))[0]).toMatchObject({ author: 'Pia' });
    expect(await stateOf(path)).toMatchObject({ outcome: 'done' });
  });

  test('while no server ran is done when the next one starts', async () => {
    const path = await planned('withdraw');
    jest.advanceTimersByTime(3 * anHour);
    await look();
    expect(await store.get(path)).toBeUndefined();
    const [newest] = (await store.history.page(path)).entries;
    expect(newest).toMatchObject({ kind: 'standing', step: 'withdrawn', author: 'Pia', isPlanned: true });
  });

  test('that makes no page any more is not published, and it is said why', async () => {
    const path = await planned('publish');
    jest.advanceTimersByTime(anHour);
    const nothing: YieldingRender = async (...asked) => ({
      ...(await render(...asked)),
      document: undefined,
    });
    await look(nothing);
    expect(await titleOf(path)).toMatchObject({ title: 'First' });
    expect(await stateOf(path)).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('cannot be rendered'),
    });
  });

  test('is all done in one run, also where more is due than one look finds', async () => {
    const withdrawn = [];
    for (let count = 0; count < 21; count += 1) withdrawn.push(await planned('withdraw'));
    jest.advanceTimersByTime(anHour);
    expect((await store.schedules.due(new Date())).length).toBeLessThan(withdrawn.length);
    await look();
    expect(await store.schedules.due(new Date())).toEqual([]);
    for (const path of withdrawn) expect(await stateOf(path)).toMatchObject({ outcome: 'done' });
  });

  test('is tried again where something unexpected failed, which holds up no other article', async () => {
    const [first, second] = [await planned('publish'), await planned('withdraw')];
    jest.advanceTimersByTime(anHour);
    let failures = 1;
    const unsteady: YieldingRender = (...asked) => {
      if (failures-- > 0) throw new Error('gone');
      return render(...asked);
    };
    await expect(look(unsteady)).rejects.toThrow('gone');
    expect(await stateOf(first)).not.toHaveProperty('outcome');
    expect(await stateOf(second)).toMatchObject({ outcome: 'done' });
    await look(unsteady);
    expect(await titleOf(first)).toMatchObject({ title: 'Second' });
  });

  test('is left where its lease has ended', async () => {
    const path = await planned('publish');
    jest.advanceTimersByTime(anHour);
    const ended = async () => {
      throw new Error('Another run has the lease.');
    };
    await expect(carryOutDue({ store, render, log }, ended)).rejects.toThrow('lease');
    expect(await stateOf(path)).not.toHaveProperty('outcome');
  });
});
