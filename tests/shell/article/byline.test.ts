/** @jest-environment jsdom */
import type { Byline } from '#schemas/generated/types.ts';
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { testSite } from '../../support/site.ts';
import { articleDocument, inBrowser, textOf } from '../support.ts';

/** At the top of the site, where no breadcrumbs stand. */
const headerOf = (parts: Partial<ShownArticle>) =>
  inBrowser(articleDocument({ path: '/collagen', ...parts })).querySelector('main header');

test('the date and the reading time are apart in the text of the header', () => {
  const header = headerOf({ publishedAt: '2026-05-04T09:00:00Z' });
  expect(header?.textContent).toMatch(/May 4, 2026\s+1 min read/);
});

describe('the seal of the medical reviewer', () => {
  const medicalReviewer = { name: 'Ines Okafor', credentials: 'MD, RD', url: '/reviewers/ines-okafor' };

  test('is named with credentials', () =>
    expect(textOf(headerOf({ byline: { medicalReviewer } }))).toContain(
      'Medically reviewed by Ines Okafor, MD, RD',
    ));

  test('is linked to the page about them', () =>
    expect(
      textOf(headerOf({ byline: { medicalReviewer } })?.querySelector('a[href="/reviewers/ines-okafor"]')),
    ).toBe('Ines Okafor'));

  test('is named without credentials and link where there are none', () => {
    const header = headerOf({ byline: { medicalReviewer: { name: 'Ines Okafor' } } });
    expect(textOf(header)).toMatch(/Medically reviewed by Ines Okafor(?!,)/);
    expect(header?.querySelector('a')).toBeNull();
  });

  test('is not spoken of where there is none', () => {
    expect(textOf(headerOf({ byline: {} }))).not.toContain('reviewed');
    expect(textOf(headerOf({}))).not.toContain('reviewed');
  });

  const sealOf = (byline: Byline) => {
    const header = headerOf({ byline, updatedAt: '2026-05-04T09:00:00Z' });
    return [...(header?.querySelectorAll('div') ?? [])].find((part) =>
      part.textContent?.startsWith('Medically'),
    );
  };

  test('says what was checked, and when', () =>
    expect(
      textOf(sealOf({ medicalReviewer, reviewed: 'Doses', reviewedAt: '2026-05-01T10:00:00Z' })),
    ).toMatch(/^Medically reviewed May 1, 2026 by Ines Okafor, MD, RD Doses$/));

  test('says that it was the medical facts where nobody said more, and no day that is not the review’s', () => {
    expect(textOf(sealOf({ medicalReviewer }))).toMatch(
      /^Medically reviewed by Ines Okafor, MD, RD Medical facts checked$/,
    );
    expect(textOf(sealOf({ medicalReviewer, reviewedAt: 'lately' }))).toMatch(/^Medically reviewed by/);
  });

  test('shows the face, which the name beside it makes needless for screen readers', () => {
    const image = { src: '/media/portrait-okafor.jpg', alt: 'A doctor' };
    const picture = sealOf({ medicalReviewer: { ...medicalReviewer, image } })?.querySelector('img');
    expect(picture?.getAttribute('src')).toMatch(/^\/img\?src=%2Fmedia%2Fportrait-okafor\.jpg/);
    expect([picture?.alt, picture?.getAttribute('loading')]).toEqual(['', 'eager']);
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
    expect(written('Ana')).toContain('By Ana');
    expect(written('Ana', 'Ben')).toContain('By Ana and Ben');
    expect(written('Ana', 'Ben', 'Cem')).toContain('By Ana, Ben and Cem');
  });

  test('are not spoken of where there are none', () => {
    expect(written()).not.toMatch(/\bBy\b/);
    expect(textOf(headerOf({}))).not.toMatch(/\bBy\b/);
  });

  test('keep to themselves what turns the direction of their name', () => {
    const header = headerOf({ byline: { authors: [{ name: '\u202Eevil' }, { name: 'Ben' }] } });
    expect([...(header?.querySelectorAll('strong > bdi') ?? [])].map(textOf)).toEqual(['\u202Eevil', 'Ben']);
  });
});

describe('people whom the publication has pages about', () => {
  const [known] = testSite.people;
  const name = known?.name ?? '';
  const page = `a[href="/people/${known?.slug}"]`;

  test('are known by their name, in whatever case and spacing, and lead to their pages', () => {
    const header = headerOf({
      byline: { authors: [{ name: ` ${name.toUpperCase().replace(' ', '  ')}` }], medicalReviewer: { name } },
    });
    expect([...(header?.querySelectorAll(page) ?? [])].map(textOf)).toEqual([name, name]);
  });

  test('have credentials, page and portrait of the list, whatever the byline says', () => {
    const header = headerOf({
      byline: { medicalReviewer: { name, credentials: 'XYZ', url: 'https://old.example/profile' } },
    });
    expect(textOf(header)).toContain(`${name}, ${known?.credentials}`);
    expect(textOf(header)).not.toContain('XYZ');
    expect(header?.querySelectorAll(page)).toHaveLength(1);
    expect(header?.querySelector('img')?.src).toContain(encodeURIComponent(known?.image?.src ?? '?'));
  });

  test('are not taken for others whose name is only like theirs', () =>
    expect(headerOf({ byline: { authors: [{ name: `${name}s` }] } })?.querySelector('a')).toBeNull());
});

describe('the dates', () => {
  const publishedAt = '2026-03-02T09:00:00Z';
  const timesOf = (parts: Partial<ShownArticle>) =>
    [...(headerOf(parts)?.querySelectorAll('time') ?? [])].map((time) => [
      textOf(time.parentElement),
      time.dateTime,
    ]);

  test('say when it was last changed, or published, for people and machines', () => {
    expect(timesOf({ publishedAt, updatedAt: '2026-05-04T09:00:00Z' })).toEqual([
      ['Updated May 4, 2026', '2026-05-04T09:00:00Z'],
    ]);
    expect(timesOf({ publishedAt })).toEqual([['Published March 2, 2026', '2026-03-02T09:00:00Z']]);
  });

  test('do not call an article updated on the day it appeared', () => {
    const labelOf = (updatedAt: string) => timesOf({ publishedAt, updatedAt })[0]?.[0];
    expect(labelOf('2026-03-02T23:59:59Z')).toBe('Published March 2, 2026');
    expect(labelOf('2026-03-03T00:00:00Z')).toBe('Updated March 3, 2026');
  });

  test('say what is known', () => {
    expect(timesOf({ updatedAt: publishedAt })).toEqual([['Updated March 2, 2026', publishedAt]]);
    expect(timesOf({})).toEqual([]);
  });

  test('are left out where they are none', () => expect(timesOf({ publishedAt: 'last spring' })).toEqual([]));

  test('are those that are written, wherever the server stands', () =>
    expect(timesOf({ publishedAt: '2026-03-02T23:30:00-05:00' })[0]?.[0]).toBe('Published March 2, 2026'));
});
