import { campaignOf, percentSeen } from '#features/tracking/browser/liveSession.ts';
import {
  isSampled,
  joined,
  newSession,
  readSession,
  type Session,
} from '#features/tracking/browser/session.ts';

const now = 1_000_000;
const session = (more: Partial<Session> = {}): Session => ({ ...newSession(now, 0.5), ...more });

describe('a session', () => {
  test('begins without a page view, in one of ten segments', () => {
    expect(newSession(now, 0.99999)).toEqual({ startedAt: now, pageViews: 0, told: [], segment: 9 });
    expect([0, 0.0999, 0.1, 0.5].map((random) => isSampled(newSession(now, random)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('goes on from what was kept: the sooner start, all pages, the segment that was drawn first', () => {
    const kept = session({ startedAt: now - 5_000, pageViews: 3, told: [90], segment: 0 });
    expect(joined(kept, session({ pageViews: 1, segment: 7 }))).toEqual({
      startedAt: now - 5_000,
      pageViews: 4,
      told: [90],
      segment: 0,
    });
  });

  test.each([
    null,
    '',
    '{',
    '7',
    '[]',
    '{}',
    JSON.stringify({ ...newSession(now, 0.5), startedAt: now + 1 }),
    JSON.stringify({ ...newSession(now, 0.5), segment: 10 }),
    JSON.stringify({ ...newSession(now, 0.5), pageViews: -1 }),
    JSON.stringify({ ...newSession(now, 0.5), told: 'migraine' }),
  ])('is not read from %p', (kept) => expect(readSession(kept, now)).toBeUndefined());

  test('takes nothing else from what was kept', () => {
    const kept = JSON.stringify({ ...newSession(now, 0.5), told: [90, 'x', 7], user: 'ada' });
    expect(readSession(kept, now)).toEqual(session({ told: [90] }));
  });
});

test('how far a reader comes is how much has come into the window from below', () => {
  expect(percentSeen({ top: 801, height: 1_000 }, 800)).toBe(-1);
  expect(percentSeen({ top: 800, height: 1_000 }, 800)).toBe(0);
  expect(percentSeen({ top: 300, height: 1_000 }, 800)).toBe(50);
  expect(percentSeen({ top: -200, height: 1_000 }, 800)).toBe(100);
  expect(percentSeen({ top: -9_000, height: 1_000 }, 800)).toBe(100);
  expect(percentSeen({ top: 0, height: 0 }, 800)).toBe(-1);
});

describe('a campaign', () => {
  test('is what the address says of it, in five fields', () => {
    const search =
      '?utm_source=newsletter&utm_campaign=spring%20sleep&utm_medium=email&utm_term=oats&utm_content=top&page=2';
    expect(campaignOf(search)).toEqual({
      source: 'newsletter',
      campaign: 'spring sleep',
      medium: 'email',
      term: 'oats',
      content: 'top',
    });
  });

  test.each([
    '',
    '?utm_source=',
    '?q=migraine',
    '?utm_source=ada@example.org',
    '?utm_content=5d41402abc4b2a76b9719d911017c592',
    '?utm_term=4915112345678',
    `?utm_source=${'x'.repeat(61)}`,
    '?utm_source=%3Cscript%3E',
    '?utm_source=%E0%A4%A',
  ])('is none in %p', (search) => expect(campaignOf(search)).toBeUndefined());
});
