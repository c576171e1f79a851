import { isTimeZone } from '#contracts/siteTime.ts';
import { instantOf, localTime, momentInWords } from '#editor-preview/model/review/zonedTime.ts';

test.each([
  ['in winter', '2026-12-01T09:30', 'Europe/Berlin', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2026-07-01T09:30', 'Europe/Berlin', '2026-07-01T07:30:00.000Z'],
  ['of half an hour', '2026-07-01T09:30', 'Asia/Kolkata', '2026-07-01T04:00:00.000Z'],
  ['of the world', '2026-07-01T00:15', 'UTC', '2026-07-01T00:15:00.000Z'],
  ['that clocks show twice, the first', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['after both', '2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
])('a time in a zone is a moment: %s', (_which, time, zone, instant) =>
  expect(instantOf(time, zone)).toEqual({ ok: true, instant }),
);

test('a time that clocks never show is refused', () =>
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('set forward'),
  }));

test.each(['', '2026-12-01', '2026-13-01T09:30', 'soon', '2026-12-01T09:30Z'])('“%s” is no time', (text) =>
  expect(instantOf(text, 'UTC').ok).toBe(false),
);

test('a moment is a time in a zone, there and back', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland'])
    for (let hour = 0; hour < 24; hour++) {
      const instant = new Date(Date.UTC(2026, 10, 24, hour, 15)).toISOString();
      expect(instantOf(localTime(instant, zone), zone)).toEqual({ ok: true, instant });
    }
});

test('it is told with its zone', () => {
  expect(momentInWords('2026-12-01T08:30:00Z', 'Europe/Berlin')).toMatch(
    /^1 Dec 2026, 09:30 \(Europe\/Berlin\)$/,
  );
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
