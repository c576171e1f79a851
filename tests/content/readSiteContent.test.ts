import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteContent } from '#content/site/readSiteContent.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-site-'));
  mkdirSync(path.join(folder, 'pages'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = {
  relatedArticles: { lists: [], decisionLists: [], articles: [], promoTitles: [] },
  retailers: { logos: [], defaultLogo: '/media/shop.webp' },
  quizzes: { newVersionPaths: [] },
};
const ada = { name: 'Ada Author', slug: 'ada', role: 'Writer', summary: 'Writes.', biography: '<p>Ada.</p>' };
const write = (name: string, value: unknown): void =>
  writeFileSync(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

describe('the site’s own content', () => {
  test('is what its files say, with a page for each file', () => {
    write('block-content.json', content);
    write('people.json', { people: [ada] });
    write('pages/terms.json', { path: '/terms' });
    write('pages/privacy.json', { path: '/privacy' });
    write('pages/notes.txt', 'no page');
    expect(readSiteContent(folder)).toEqual({
      content: { ...content, instruments: [] },
      faultyInstruments: [],
      people: [ada],
      topics: [],
      home: {},
      pages: [{ path: '/privacy' }, { path: '/terms' }],
    });
  });

  test.each([
    ['is not there', undefined, 'block-content.json cannot be read'],
    ['is no JSON', '{', 'block-content.json cannot be read'],
    ['misses a part', { ...content, quizzes: undefined }, 'required {"missingProperty":"quizzes"}'],
    [
      'leads somewhere unsafe',
      { ...content, retailers: { logos: [], defaultLogo: 'javascript:alert(1)' } },
      '/retailers/defaultLogo',
    ],
  ])('stops the start where its file %s', (_what, file, reason) => {
    if (file !== undefined) write('block-content.json', file);
    expect(() => readSiteContent(folder)).toThrow(reason);
  });

  test.each([
    ['somebody without a page', [{ ...ada, slug: undefined }], 'required {"missingProperty":"slug"}'],
    [
      'a profile that runs code',
      [{ ...ada, links: [{ label: 'x', url: 'javascript:x' }] }],
      '/people/0/links/0/url',
    ],
    [
      'two people with one name',
      [ada, { ...ada, name: ' ADA  author', slug: 'ada-2' }],
      'with the same name',
    ],
    ['two people with one page', [ada, { ...ada, name: 'Ada Arthur' }], 'with the same page'],
  ])('stops the start where the people hold %s', (_what, people, reason) => {
    write('block-content.json', content);
    write('people.json', { people });
    expect(() => readSiteContent(folder)).toThrow(reason);
  });

  const topic = { path: '/sleep', name: 'Sleep', introduction: 'Nights.' };

  test('has topics in the order of their file, and what the home page shows', () => {
    const topics = [topic, { ...topic, path: '/heart' }];
    const home = { lead: '/sleep/insomnia', shelves: ['/heart'] };
    write('block-content.json', content);
    write('people.json', { people: [] });
    write('topics.json', { topics });
    write('home.json', home);
    expect(readSiteContent(folder)).toMatchObject({ topics, home });
  });

  test.each([
    ['stands twice', { topics: [topic, topic] }, {}, '/sleep is in topics.json twice'],
    [
      'is where the site answers',
      { topics: [{ ...topic, path: '/search' }] },
      {},
      'is used by the site itself',
    ],
    ['is no single step', { topics: [{ ...topic, path: '/sleep/deep' }] }, {}, '/topics/0/path pattern'],
    ['says nothing', { topics: [{ ...topic, introduction: '' }] }, {}, '/topics/0/introduction minLength'],
    ['has a shelf and is not there', { topics: [] }, { shelves: ['/heart'] }, 'shelf for /heart'],
    ['leads away', { topics: [{ ...topic, lead: '//elsewhere.example/a?b' }] }, {}, '/topics/0/lead pattern'],
  ])('stops the start where a topic %s', (_what, topics, home, reason) => {
    write('block-content.json', content);
    write('people.json', { people: [] });
    write('topics.json', topics);
    write('home.json', home);
    expect(() => readSiteContent(folder)).toThrow(reason);
  });

  test('stops the start where a page is no JSON', () => {
    write('block-content.json', content);
    write('people.json', { people: [] });
    write('pages/terms.json', 'terms');
    expect(() => readSiteContent(folder)).toThrow('terms.json cannot be read');
  });
});
