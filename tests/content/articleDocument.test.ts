import { storedArticle } from '#content/source/articleDocument.ts';
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
