import { ListPageCache } from '#shell/document/listPageCache.ts';
import { testShell } from '../support.ts';

test('a page that lists articles is made anew when what it shows has changed, or what stands around it, and else not', () => {
  const site = { ...testShell.site };
  const documents = new ListPageCache({ site });
  let made = 0;
  const pageOf = (path: string, contents: object) =>
    documents.of(path, contents, () => {
      made += 1;
      return { html: `page ${made}`, css: '' };
    });

  const first = pageOf('/sleep', { newest: [{ path: '/sleep/naps', title: 'Naps' }] });
  expect(pageOf('/sleep', { newest: [{ path: '/sleep/naps', title: 'Naps' }] })).toBe(first);
  const second = pageOf('/sleep', { newest: [{ path: '/sleep/naps', title: 'Short naps' }] });
  expect(second).not.toBe(first);
  expect(pageOf('/other', { newest: [{ path: '/sleep/naps', title: 'Short naps' }] })).not.toBe(second);

  site.configuration = { ...site.configuration };
  expect(pageOf('/sleep', { newest: [{ path: '/sleep/naps', title: 'Short naps' }] })).not.toBe(second);
  expect(made).toBe(4);
});
