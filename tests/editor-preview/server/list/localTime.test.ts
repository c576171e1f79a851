/**
 * @jest-environment jsdom
 */
import { start } from '#editor-preview/server/list/browser/localTime.ts';

function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  const place = document.querySelector<HTMLElement>('[data-local-time]');
  if (!place) throw new Error('There is no such place.');
  start(place);
  return place;
}

const moment = '<time datetime="2026-05-04T23:30:00Z" data-local-time>4 May 2026, 23:30 UTC</time>';
const written = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date('2026-05-04T23:30:00Z'),
  );

test('a moment is shown by the reader’s clock and in the language of the page, and can still be seen in UTC', () => {
  document.documentElement.lang = 'es';
  const place = shown(moment);
  expect(place.textContent).toBe(written('es'));
  expect(place.title).toBe('4 May 2026, 23:30 UTC');
});

test('in English, as everywhere in the tool: the day before the month', () => {
  document.documentElement.lang = 'en';
  expect(shown(moment).textContent).toBe(written('en-GB'));
});

test('a relative moment stays, and the full one is by the reader’s clock', () => {
  document.documentElement.lang = 'es';
  const place = shown(
    '<time datetime="2026-05-04T23:30:00Z" title="4 May 2026, 23:30 UTC" data-local-time>hace 2 horas</time>',
  );
  expect([place.textContent, place.title]).toEqual(['hace 2 horas', written('es')]);
});

test('what is no moment stays as it is', () => {
  expect(shown('<time datetime="soon" data-local-time>soon</time>').outerHTML).toBe(
    '<time datetime="soon" data-local-time="">soon</time>',
  );
});
