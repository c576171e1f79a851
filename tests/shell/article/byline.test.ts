/** @jest-environment jsdom */
import type { PreparedArticle } from '../../../transformer/preparedArticle.ts';
import { articleDocument, inBrowser, textOf } from '../support.ts';

const headerOf = (parts: Partial<PreparedArticle>) =>
  inBrowser(articleDocument(parts)).querySelector('main header');

describe('the medical reviewer', () => {
  const medicalReviewer = { name: 'Ines Okafor', credentials: 'MD, RD', url: '/reviewers/ines-okafor' };

  test('is named with credentials', () => {
    expect(textOf(headerOf({ byline: { medicalReviewer } }))).toContain(
      'Medically reviewed by Ines Okafor, MD, RD',
    );
  });

  test('is linked to the page about them', () => {
    expect(
      textOf(headerOf({ byline: { medicalReviewer } })?.querySelector('a[href="/reviewers/ines-okafor"]')),
    ).toBe('Ines Okafor');
  });

  test('is named without credentials and link where there are none', () => {
    const header = headerOf({ byline: { medicalReviewer: { name: 'Ines Okafor' } } });
    expect(textOf(header)).toMatch(/Medically reviewed by Ines Okafor(?!,)/);
    expect(header?.querySelector('a')).toBeNull();
  });

  test('is not spoken of where there is none', () => {
    expect(textOf(headerOf({ byline: {} }))).not.toContain('reviewed');
    expect(textOf(headerOf({}))).not.toContain('reviewed');
  });

  test.each(['javascript:alert(1)', 'vbscript:x', 'data:text/html,x'])('is not linked to %s', (url) => {
    const header = headerOf({ byline: { medicalReviewer: { name: 'Ines Okafor', url } } });
    expect(textOf(header)).toContain('Ines Okafor');
    expect(header?.querySelector('a')).toBeNull();
  });
});

describe('the authors', () => {
  const written = (...names: string[]) =>
    textOf(headerOf({ byline: { authors: names.map((name) => ({ name })) } }));

  test('are named in their order', () => {
    expect(written('Ana')).toContain('Written by Ana');
    expect(written('Ana', 'Ben')).toContain('Written by Ana and Ben');
    expect(written('Ana', 'Ben', 'Cem')).toContain('Written by Ana, Ben and Cem');
  });

  test('are not spoken of where there are none', () => {
    expect(written()).not.toContain('Written');
    expect(textOf(headerOf({}))).not.toContain('Written');
  });

  test('keep to themselves what turns the direction of their name', () => {
    const header = headerOf({ byline: { authors: [{ name: '\u202Eevil' }, { name: 'Ben' }] } });
    expect([...(header?.querySelectorAll('strong > bdi') ?? [])].map(textOf)).toEqual(['\u202Eevil', 'Ben']);
  });
});

describe('the dates', () => {
  const publishedAt = '2026-03-02T09:00:00Z';
  const timesOf = (parts: Partial<PreparedArticle>) =>
    [...(headerOf(parts)?.querySelectorAll('time') ?? [])].map((time) => [
      textOf(time.parentElement),
      time.dateTime,
    ]);

  test('say when it was published and updated, for people and machines', () => {
    expect(timesOf({ publishedAt, updatedAt: '2026-05-04T09:00:00Z' })).toEqual([
      ['Published March 2, 2026', '2026-03-02T09:00:00Z'],
      ['Updated May 4, 2026', '2026-05-04T09:00:00Z'],
    ]);
  });

  test('do not call an article updated on the day it appeared', () => {
    expect(timesOf({ publishedAt, updatedAt: '2026-03-02T23:59:59Z' })).toHaveLength(1);
    expect(timesOf({ publishedAt, updatedAt: '2026-03-03T00:00:00Z' })).toHaveLength(2);
  });

  test('say what is known', () => {
    expect(timesOf({ updatedAt: publishedAt })).toEqual([['Updated March 2, 2026', publishedAt]]);
    expect(timesOf({})).toEqual([]);
  });

  test('are left out where they are none', () => {
    expect(timesOf({ publishedAt: 'last spring' })).toEqual([]);
  });

  test('are those of UTC, wherever the server stands', () => {
    expect(timesOf({ publishedAt: '2026-03-02T23:30:00-05:00' })[0]?.[0]).toBe('Published March 3, 2026');
  });
});
