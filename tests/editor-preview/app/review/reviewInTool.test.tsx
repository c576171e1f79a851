/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Person } from '#editor-preview/model/person.ts';
import type { Review } from '#editor-preview/model/review/review.ts';
import type { Schedule } from '#editor-preview/model/review/schedule.ts';
import { everybody, publisher, reviewer, writer } from '../../../support/people.ts';
import { heading } from '../../../support/someBlocks.ts';
import { setTo } from '../../changes.ts';
import { fakeServer } from '../document/fakeServer.ts';
import { collaboratorsForTests } from '../support/collaborators.ts';
import { openTool, standInForLayout } from '../support/openedTool.tsx';
import { type ReviewsForTests, reviewsForTests } from '../support/reviews.ts';

const article = { path: '/sleep/melatonin', title: 'Melatonin', blocks: [heading('start', 'What it is')] };
const far = '2031-05-04T07:00:00.000Z';
const approved = (sequence: number): Review => ({
  number: 1,
  sequence,
  kind: 'approved',
  person: 'r',
  author: 'Rhea Reviewer',
  words: 'Right as of 2026.',
  at: '2026-05-04T09:00:00Z',
});
const planned: Schedule = {
  id: 's',
  kind: 'publish',
  dueAt: far,
  zone: 'Europe/Berlin',
  author: 'Pia Publisher',
  madeAt: '2026-05-04T09:00:00Z',
  sequence: 0,
};

beforeAll(standInForLayout);

async function open(person: Person, reviews: ReviewsForTests = reviewsForTests()) {
  const server = fakeServer(article);
  const collaborators = { ...collaboratorsForTests(), reviews };
  return { reviews, server, ...(await openTool({ server, collaborators, person, people: everybody })) };
}
async function openPanel(person: Person, reviews?: ReviewsForTests) {
  const opened = await open(person, reviews);
  await opened.user.click(screen.getByRole('tab', { name: /^Review/ }));
  await screen.findByRole('heading', { name: 'Review' });
  return opened;
}
async function openPublish(person: Person, reviews?: ReviewsForTests) {
  const opened = await open(person, reviews);
  await opened.user.click(screen.getByRole('button', { name: 'Publish' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Publish' })) };
}
const region = () => within(screen.getByRole('region', { name: 'Review' }));

describe('the review', () => {
  test('is asked of somebody who gives reviews, with words', async () => {
    const { user, reviews } = await openPanel(writer);
    const whom = region().getByLabelText('Reviewer');
    expect(
      within(whom)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any medical reviewer', 'Rhea Reviewer']);
    await user.selectOptions(whom, 'Rhea Reviewer');
    await user.type(region().getByLabelText('What to check'), 'The doses');
    await user.click(region().getByRole('button', { name: 'Request a review' }));
    expect(await screen.findByText('The review is requested.')).toBeDefined();
    expect(reviews.requests).toMatchObject([
      { method: 'POST', body: { kind: 'asked', sequence: 0, askedOf: reviewer.id, words: 'The doses' } },
    ]);
  });

  test('is given for what is saved now, and wanted changes have to be said', async () => {
    const { user, reviews, document } = await openPanel(reviewer);
    await user.click(region().getByRole('button', { name: 'Request changes' }));
    expect(region().getByText('Describe the changes that you want.')).toBeDefined();
    expect(reviews.requests).toEqual([]);
    act(() => document.edit([setTo('', '/title', 'New')], { label: 'x' }));
    await user.click(region().getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(reviews.requests).toMatchObject([{ body: { kind: 'approved', sequence: 1 } }]),
    );
  });

  test('may not be given by others, and the button says who can', async () => {
    const { user, reviews } = await openPanel(writer);
    const approve = region().getByRole('button', { name: 'Approve' });
    expect(approve.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(approve.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /Giving a review is only allowed for medical reviewers.*Ask Rhea Reviewer\./,
    );
    await user.click(approve);
    expect(reviews.requests).toEqual([]);
  });

  test('that waits for whoever is signed in is counted on the tab', async () => {
    const reviews = reviewsForTests();
    const asked: Review = { ...approved(0), kind: 'asked', author: 'Wim Writer', askedOf: 'Rhea Reviewer' };
    await reviews.theirs({ reviews: [asked] });
    await open(reviewer, reviews);
    expect(await screen.findByRole('tab', { name: 'Review (1)' })).toBeDefined();
  });

  test('of an earlier state says so as soon as something is changed', async () => {
    const reviews = reviewsForTests();
    await reviews.theirs({ reviews: [approved(0)] });
    const { document } = await openPanel(writer, reviews);
    expect(region().getByText('Rhea Reviewer has approved this state.')).toBeDefined();
    act(() => document.edit([{ kind: 'remove', block: 'start' }], { label: 'Delete' }));
    expect(region().getByText(/approved an earlier state/)).toBeDefined();
    expect(region().getByRole('button', { name: 'Compare with it' })).toBeDefined();
    await act(() => document.save());
  });
});

describe('publishing', () => {
  test('says to whoever may not who can', async () => {
    const { dialog } = await openPublish(writer);
    expect(dialog.getByText(/Publishing is only allowed for publishers.*Ask Pia Publisher\./)).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Publish / }).disabled).toBe(true);
  });

  test('says how the review stands, and leads to it', async () => {
    const reviews = reviewsForTests();
    await reviews.theirs({ reviews: [approved(0)] });
    const { dialog, user } = await openPublish(publisher, reviews);
    expect(dialog.getByText(/Rhea Reviewer has approved this state\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Show the review' }));
    expect(await screen.findByRole('region', { name: 'Review' })).toBeDefined();
  });

  test('says what is planned, and that it ends that', async () => {
    const reviews = reviewsForTests();
    await reviews.theirs({ schedules: [planned] });
    const { dialog } = await openPublish(publisher, reviews);
    expect(dialog.getByText(/will be published on .* 09:00 \(Europe\/Berlin\)/)).toBeDefined();
    expect(dialog.getByText(/Publishing now cancels that schedule/)).toBeDefined();
  });
});

describe('a plan', () => {
  async function openPlan(person: Person, reviews?: ReviewsForTests) {
    const opened = await openPublish(person, reviews);
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Schedule…' }));
    return { ...opened, plan: within(await screen.findByRole('dialog', { name: 'Schedule' })) };
  }

  test('is made for a day and a time, in a time zone', async () => {
    jest.useFakeTimers({
      now: Date.parse('2031-05-01T12:00:00Z'),
      doNotFake: [
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    const { plan, user, reviews } = await openPlan(publisher);
    const at = plan.getByLabelText<HTMLInputElement>('Day and time');
    const zone = plan.getByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.type(zone, 'nowhere');
    expect(plan.getByText(/Unknown time zone/)).toBeDefined();
    await user.clear(zone);
    await user.type(zone, 'berlin');
    await user.click(await plan.findByRole('option', { name: 'Europe/Berlin' }));
    fireEvent.change(at, { target: { value: '2031-05-04T09:00' } });
    expect(plan.getByText(/It will be published on .*4 May 2031.* 09:00 \(Europe\/Berlin\)\./)).toBeDefined();
    await user.type(plan.getByLabelText('What changed, for readers'), 'New doses.');
    await user.click(plan.getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(reviews.requests).toEqual([
        {
          method: 'POST',
          query: { path: '/a' },
          body: { kind: 'publish', dueAt: far, zone: 'Europe/Berlin', sequence: 0, note: 'New doses.' },
        },
      ]),
    );
    jest.useRealTimers();
  });

  test('for a time that has passed is not made, and it is said why', async () => {
    const { plan, user, reviews } = await openPlan(publisher);
    const at = plan.getByLabelText('Day and time');
    fireEvent.change(at, { target: { value: '2020-05-04T09:00' } });
    await user.click(plan.getByRole('button', { name: 'Schedule' }));
    expect(plan.getByRole('alert').textContent).toMatch(/is in the past/);
    expect(reviews.requests).toEqual([]);
  });

  test('may not be made by others, and the button says who can', async () => {
    const { plan, user, reviews } = await openPlan(writer);
    await user.click(plan.getByRole('button', { name: 'Schedule' }));
    expect(plan.getByText(/Scheduling is only allowed for publishers.*Ask Pia Publisher\./)).toBeDefined();
    expect(reviews.requests).toEqual([]);
  });

  test('is told beside the title, says when the article was changed since, and can be cancelled', async () => {
    const reviews = reviewsForTests();
    await reviews.theirs({ schedules: [planned] });
    const { user, document } = await openPanel(publisher, reviews);
    expect(screen.getByRole('button', { name: /^Scheduled to publish .*2031/ })).toBeDefined();
    expect(region().queryByText(/The article has changed since/)).toBeNull();
    await act(async () => {
      document.edit([{ kind: 'remove', block: 'start' }], { label: 'Delete' });
      await document.save();
    });
    expect(
      region().getByText(
        /The article has changed since it was scheduled\. The scheduled state will be published/,
      ),
    ).toBeDefined();
    await user.click(region().getByRole('button', { name: 'Cancel publishing' }));
    expect(reviews.requests).toMatchObject([{ method: 'DELETE', query: { id: 's' } }]);
  });

  test('that failed says why, and is counted', async () => {
    const reviews = reviewsForTests();
    const reason = 'The page cannot be rendered for readers: it has no title.';
    await reviews.theirs({ schedules: [{ ...planned, outcome: 'failed', reason, endedAt: far }] });
    await openPanel(publisher, reviews);
    expect(screen.getByRole('tab', { name: 'Review (1)' })).toBeDefined();
    expect(region().getByRole('alert').textContent).toContain(reason);
  });
});

describe('signing in again', () => {
  // jsdom has no answers of its own; nothing else of one is looked at.
  const answerWith = (status: number) =>
    jest.fn<typeof fetch>(async () => ({ status, type: 'default' }) as Response);
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  test('goes on where it was, and a whole link can be pasted', async () => {
    const { document, server, user } = await open(writer);
    server.failWith({ kind: 'signed-out' });
    await act(async () => {
      document.edit([{ kind: 'remove', block: 'start' }], { label: 'Delete' });
      await document.save();
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await user.type(dialog.getByLabelText(/^Editor token/), 'https://a.example/editor/sign-in#pw_abc');

    globalThis.fetch = answerWith(401);
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByRole('alert').textContent).toMatch(/The token is unknown/);
    expect(document.view().saving.kind).toBe('signed-out');

    const asked = answerWith(303);
    globalThis.fetch = asked;
    // Somebody else's token opens the editor, and does not save what is this one's.
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(dialog.getByRole('alert').textContent).toMatch(/Someone else is signed in now.*Wim Writer/);
    expect(String(asked.mock.calls[0]?.[1]?.body)).toBe('token=pw_abc');

    server.failWith(undefined);
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('You are signed in, and everything is saved.')).toBeDefined();
    expect(screen.getByText('Saved')).toBeDefined();
    expect(server.log).toHaveLength(1);
  });
});

test.each(['review', 'plan', 'sign-in'])('by keyboard “%s” is among the commands', async (name) => {
  const { commands } = await import('#editor-preview/app/workspace/tools.ts');
  expect(commands.map((command) => command.name)).toContain(name);
});
