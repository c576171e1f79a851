import { articleSummary } from '#content/cms/articleSummary.ts';
import { isoTime, readListing, storedArticle } from '#content/source/articleDocument.ts';
import { migrateArticle } from '#transformer/migrate/migrateArticle.ts';

test.each(['/here', '/before'])(
  'a stored article that was written at %s is migrated once on its way to the page at /here',
  (written) => {
    let reads = 0;
    const block = {
      id: 'text',
      data: { html: '<p>Naps.</p>' },
      get type() {
        reads += 1;
        return 'rich-text';
      },
    };
    const kept = storedArticle({ path: written, blocks: [block] }, '/here');
    expect(kept).toMatchObject({ path: '/here' });
    reads = 0;
    expect(migrateArticle(kept).value).toBe(kept);
    expect(reads).toBe(0);
  },
);

test.each([
  ['2026-05-04T11:00:00+02:00', '2026-05-04T09:00:00.000Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  // The next year in UTC.
  ['9999-12-31T23:59:59-05:00', undefined],
  ['+010000-01-01T00:00:00.000Z', undefined],
  // The zero time of Go and .NET.
  ['0001-01-01T00:00:00Z', undefined],
  ['0000-01-01T00:00:00Z', undefined],
  ['yesterday', undefined],
  [17, undefined],
])('the time %j is stored as %j', (written, stored) => {
  expect(isoTime(written)).toBe(stored);
  const never = '1970-01-01T00:00:00.000Z';
  expect(articleSummary({ path: '/here' }, written)).toMatchObject({ updatedAt: stored ?? never });
});

test('names of people are listed up to a length that indexes can store', () => {
  const name = `${'a'.repeat(199)}😀`;
  const cut = `${'a'.repeat(199)}\ufffd`;
  const byline = { authors: [{ name }, { name: 'Ada' }], medicalReviewer: { name } };
  expect(readListing({ byline })).toEqual({ authors: [cut, 'Ada'], reviewer: cut });
});
