/**
 * @jest-environment jsdom
 */
import { start } from '../../../../features/editor/list/browser/localTime.ts';

function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  const place = document.querySelector<HTMLElement>('[data-local-time]');
  if (!place) throw new Error('There is no such place.');
  start(place);
  return place;
}

test('a moment is shown by the reader’s clock and in the reader’s way, and can still be seen in UTC', () => {
  const place = shown('<time datetime="2026-05-04T23:30:00Z" data-local-time>4 May 2026, 23:30 UTC</time>');
  const here = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  expect(place.textContent).toBe(here.format(new Date('2026-05-04T23:30:00Z')));
  expect([place.title, place.lang]).toEqual(['4 May 2026, 23:30 UTC', here.resolvedOptions().locale]);
});

test('what is no moment stays as it is', () => {
  expect(shown('<time datetime="soon" data-local-time>soon</time>').outerHTML).toBe(
    '<time datetime="soon" data-local-time="">soon</time>',
  );
});
