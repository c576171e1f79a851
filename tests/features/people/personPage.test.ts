/** @jest-environment jsdom */
import { articlesOfPerson, olderPageIn } from '#features/people/articlesOfPerson.ts';
import { peoplePage } from '#features/people/peoplePage.tsx';
import { personPage } from '#features/people/personPage.tsx';
import type { PersonProfile } from '#schemas/generated/types.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { finderOf } from '../../shell/listedArticles.ts';
import { hostileTexts, inBrowser, metaContent, testShell, textOf } from '../../shell/support.ts';

const ada: PersonProfile = {
  name: 'Ada Author',
  slug: 'ada-author',
  credentials: 'MD',
  role: 'Medical reviewer',
  summary: 'Physician who writes.',
  image: { src: '/media/portrait-ada.jpg' },
  biography: '<p>Ada <strong>treats</strong> people.</p><script>alert(1)</script>',
  links: [
    { label: 'Register of physicians', url: 'https://register.example/ada' },
    { label: 'Not safe', url: 'javascript:alert(1)' },
  ],
};
const article = (path: string, byline: { authors?: string[]; reviewer?: string }, datedAt?: string) => ({
  path,
  title: `About ${path}`,
  updatedAt: '2026-05-04T09:00:00Z',
  ...byline,
  ...(datedAt ? { datedAt } : {}),
});
const articles = [
  article('/old', { authors: ['Ben', 'ADA  author'] }, '2025-01-01T00:00:00Z'),
  article('/new', { authors: ['Ada Author'], reviewer: 'Ben' }, '2026-01-01T00:00:00Z'),
  article('/checked', { authors: ['Ben'], reviewer: 'Ada Author' }),
  article('/other', { authors: ['Ada Authors'], reviewer: 'Ben' }),
];

const pageOf = async (person: PersonProfile = ada, published = finderOf(...articles), query = '') => {
  const shell = { ...testShell, site: { ...testShell.site, people: [person] }, html: createHtmlRenderer(0) };
  const older = olderPageIn(new URLSearchParams(query));
  if (older === 'unreadable') throw new Error('The query leads nowhere.');
  const shown = await articlesOfPerson(published, person.name, older);
  return inBrowser(personPage(person, shown, shell, { isFirst: older === undefined }));
};
const sectionOf = (page: Document, title: string) =>
  [...page.querySelectorAll('main section')].find((each) => textOf(each.querySelector('h2')) === title);

describe('the page about a person', () => {
  test('says who they are', async () => {
    const page = await pageOf();
    expect(textOf(page.querySelector('h1'))).toBe('Ada AuthorMD');
    expect(textOf(page.querySelector('h1 + p'))).toBe('Medical reviewer');
    expect(page.querySelector('main img')?.getAttribute('src')).toContain('portrait-ada.jpg');
    expect(page.title).toBe('Ada Author, MD | Pagewell');
    expect(metaContent(page, 'description')).toBe('Physician who writes.');
  });

  test('has a biography of which nothing runs', async () => {
    const page = await pageOf();
    expect(textOf(page.querySelector('main strong'))).toBe('treats');
    expect(page.querySelector('main script')).toBeNull();
  });

  test('leads to registers and profiles that are safe to go to, and names the others', async () => {
    const links = sectionOf(await pageOf(), 'Registers and profiles');
    expect([...(links?.querySelectorAll('li') ?? [])].map(textOf)).toEqual([
      'Register of physicians',
      'Not safe',
    ]);
    expect([...(links?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual([
      'https://register.example/ada',
    ]);
  });

  test('lists what they wrote and what they reviewed, the newest first, and nothing of others', async () => {
    const page = await pageOf();
    const pathsOf = (title: string) =>
      [...(sectionOf(page, title)?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(pathsOf('Written by Ada Author')).toEqual(['/new', '/old']);
    expect(pathsOf('Reviewed by Ada Author')).toEqual(['/checked']);
    const [newest] = sectionOf(page, 'Written by Ada Author')?.querySelectorAll('li p') ?? [];
    expect(textOf(newest)).toBe('Updated January 1, 2026');
  });

  test('leads to older articles of each kind, page by page, until there are none', async () => {
    const many = Array.from({ length: 120 }, (_, number) =>
      article(`/a/${number}`, { authors: ['Ada Author'], reviewer: number % 2 ? 'Ada Author' : 'Ben' }),
    );
    const finder = finderOf(...many);
    const seen: (string | null)[] = [];
    const sections: (string | null)[] = [];
    for (let query: string | undefined = ''; query !== undefined; ) {
      const page: Document = await pageOf(ada, finder, query);
      const written = sectionOf(page, 'Written by Ada Author');
      seen.push(...[...(written?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href')));
      sections.push(String(page.querySelectorAll('main h2').length));
      const older: HTMLAnchorElement | null | undefined = written?.querySelector('p a');
      query = older ? new URL(older.href, 'https://pagewell.example').search : undefined;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    // What leads on among the articles that somebody has written shows none that they have reviewed.
    expect(sections).toEqual(['3', '1', '1']);
  });

  test('is for search engines to know where it has the newest articles alone', async () => {
    const older = await pageOf(ada, finderOf(...articles), '?written=2026-01-01T00%3A00%3A00.000Z%2Fnew');
    expect(older.querySelector('link[rel="canonical"]')).toBeNull();
    expect((await pageOf()).querySelector('link[rel="canonical"]')).not.toBeNull();
  });

  test('says nothing of what there is nothing of', async () => {
    const { links: _links, credentials: _credentials, image: _image, ...little } = ada;
    const page = await pageOf({ ...little, name: 'Nobody Yet' });
    expect(page.querySelectorAll('main h2, main img, main small')).toHaveLength(0);
  });

  test('tells search engines the same', async () => {
    const text = (await pageOf()).querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const node: unknown = JSON.parse(text);
    expect(node).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        '@id': 'https://pagewell.example/people/ada-author#person',
        name: 'Ada Author',
        honorificSuffix: 'MD',
        jobTitle: 'Medical reviewer',
        url: 'https://pagewell.example/people/ada-author',
        image: expect.stringContaining('portrait-ada.jpg'),
        sameAs: ['https://register.example/ada'],
      },
    });
  });

  test.each(hostileTexts)('keeps %.40j in its place', async (text) => {
    const page = await pageOf({ ...ada, name: text, role: text, summary: text, credentials: text });
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(page.querySelectorAll('main svg, [onerror], [onmouseover]')).toHaveLength(0);
    expect(page.querySelectorAll('main')).toHaveLength(1);
  });
});

test('the list of all people leads to the page of each, in the order of the site’s content', () => {
  const page = inBrowser(peoplePage(testShell.site.people, testShell));
  expect([...page.querySelectorAll('main li a')].map((link) => link.getAttribute('href'))).toEqual(
    testShell.site.people.map(({ slug }) => `/people/${slug}`),
  );
});
