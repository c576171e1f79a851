/** @jest-environment jsdom */
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { articleDocument, hostileTexts, inBrowser, structuredData } from '../support.ts';

const full: Partial<ShownArticle> = {
  title: 'Collagen',
  description: 'What it does.',
  language: 'en-US',
  publishedAt: '2026-03-02T09:00:00Z',
  updatedAt: '2026-05-04T09:00:00Z',
  byline: {
    authors: [{ name: 'Ana Author', credentials: 'MS, RD', url: '/authors/ana' }],
    medicalReviewer: { name: 'Ines Okafor', credentials: 'MD' },
    reviewedAt: '2026-05-01T10:00:00Z',
  },
  image: { src: '/media/glass.jpg' },
};

const faq = (question: string, answer: string, html = '<details></details>') => ({
  type: 'faq',
  data: { items: [{ question, answer }] },
  html,
});

function nodeOf(
  type: string,
  ...page: Parameters<typeof articleDocument>
): Record<string, unknown> | undefined {
  return structuredData(inBrowser(articleDocument(...page))).find((node) => node['@type'] === type);
}

describe('what search engines learn of an article', () => {
  test('its title, dates, authors, publisher and picture', () =>
    expect(nodeOf('Article', full)).toMatchObject({
      headline: 'Collagen',
      description: 'What it does.',
      inLanguage: 'en-US',
      datePublished: '2026-03-02T09:00:00Z',
      dateModified: '2026-05-04T09:00:00Z',
      author: [
        {
          '@type': 'Person',
          name: 'Ana Author',
          honorificSuffix: 'MS, RD',
          url: 'https://pagewell.example/authors/ana',
        },
      ],
      publisher: { '@id': 'https://pagewell.example/#publisher' },
      mainEntityOfPage: { '@id': 'https://pagewell.example/nutrition/collagen' },
      image: expect.stringMatching(/^https:\/\/pagewell\.example\/img\?/),
    }));

  test('who reviewed it, and when', () =>
    expect(nodeOf('MedicalWebPage', full)).toMatchObject({
      url: 'https://pagewell.example/nutrition/collagen',
      reviewedBy: { '@type': 'Person', name: 'Ines Okafor', honorificSuffix: 'MD' },
      lastReviewed: '2026-05-01',
    }));

  test('who publishes it', () =>
    expect(nodeOf('Organization', full)).toMatchObject({
      name: 'Pagewell',
      url: 'https://pagewell.example/',
      logo: { '@type': 'ImageObject', url: 'https://pagewell.example/assets/icon.svg' },
    }));

  test('nothing that is not known', () => {
    const article = nodeOf('Article', {});
    for (const name of ['datePublished', 'dateModified', 'author', 'image', 'description']) {
      expect(article).not.toHaveProperty(name);
    }
  });

  test('that a page which no medical professional has checked is a page like any other', () => {
    const byline = { authors: [{ name: 'Ana' }], reviewedAt: '2026-05-01T10:00:00Z' };
    const page = nodeOf('WebPage', { byline });
    expect(page).not.toHaveProperty('reviewedBy');
    expect(page).not.toHaveProperty('lastReviewed');
    expect(nodeOf('MedicalWebPage', { byline })).toBeUndefined();
  });

  test('that people with a page here are the same wherever they are named', () => {
    const article = nodeOf('Article', { byline: { authors: [{ name: 'Marisol Adeyemi' }] } });
    expect(article?.author).toEqual([
      {
        '@type': 'Person',
        '@id': 'https://pagewell.example/people/marisol-adeyemi#person',
        name: 'Marisol Adeyemi',
        honorificSuffix: 'MS, RD',
        jobTitle: 'Nutrition editor',
        url: 'https://pagewell.example/people/marisol-adeyemi',
      },
    ]);
  });

  test('no address of a person that leads nowhere', () => {
    const article = nodeOf('Article', { byline: { authors: [{ name: 'Ana', url: 'javascript:alert(1)' }] } });
    expect(article?.author).toEqual([{ '@type': 'Person', name: 'Ana' }]);
  });

  test('its questions with their answers, in words', () => {
    const html = '<p>Give it <strong>eight weeks</strong>.</p><ul><li>one</li><li>two &amp; three</li></ul>';
    expect(nodeOf('FAQPage', {}, [faq('How long?', html), faq('How much?', '10 g')])).toMatchObject({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long?',
          acceptedAnswer: { '@type': 'Answer', text: 'Give it eight weeks. one two & three' },
        },
        { name: 'How much?', acceptedAnswer: { text: '10 g' } },
      ],
    });
  });

  test('no question that readers do not see', () => {
    expect(nodeOf('FAQPage', {}, [{ type: 'rich-text' }])).toBeUndefined();
    expect(nodeOf('FAQPage', {}, [faq('How long?', 'Eight weeks.', '')])).toBeUndefined();
    expect(
      nodeOf('FAQPage', {}, [{ ...faq('How long?', 'Eight weeks.'), rejection: 'invalid' }]),
    ).toBeUndefined();
  });

  describe('a video', () => {
    const video = {
      title: 'When you wake at three',
      videoId: 'abc123',
      uploadDate: '2026-02-20',
      poster: { src: '/media/poster-quiet-evening.jpg', alt: 'A woman reads', width: 1280, height: 720 },
      transcripts: [{ html: '<p>Stop <em>trying</em>.</p>' }],
    };
    const videoOf = (data: object) =>
      nodeOf('VideoObject', {}, [{ type: 'video', data, html: '<figure></figure>' }]);

    test('with its name, its picture, its player and what is said', () =>
      expect(videoOf(video)).toEqual({
        '@type': 'VideoObject',
        name: 'When you wake at three',
        thumbnailUrl: expect.stringMatching(/^https:\/\/pagewell\.example\/img\?/),
        uploadDate: '2026-02-20',
        embedUrl: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123\?/),
        transcript: 'Stop trying.',
      }));

    test('named without the formatting of its title', () =>
      expect(videoOf({ ...video, htmlTitle: 'When you wake at <strong>three</strong>' })?.name).toBe(
        'When you wake at three',
      ));

    test.each(['title', 'videoId', 'uploadDate', 'poster'])(
      'is nothing to be listed without its %s',
      (field) => expect(videoOf({ ...video, [field]: undefined })).toBeUndefined(),
    );
  });

  test('the works that it cites', () => {
    const sources = {
      type: 'sources',
      data: {
        items: [
          {
            id: 'ods',
            title: 'Zinc',
            authors: 'A, B',
            publisher: 'NIH',
            year: 2022,
            url: 'https://nih.example/',
          },
          { id: 'desk', title: 'A letter', url: 'mailto:editors@pagewell.example' },
        ],
      },
      html: '<ol></ol>',
    };
    expect(nodeOf('Article', {}, [sources])?.citation).toEqual([
      {
        '@type': 'CreativeWork',
        name: 'Zinc',
        creditText: 'A, B',
        publisher: { '@type': 'Organization', name: 'NIH' },
        datePublished: '2022',
        url: 'https://nih.example/',
      },
      { '@type': 'CreativeWork', name: 'A letter' },
    ]);
    expect(nodeOf('CreativeWork', {}, [sources])).toBeUndefined();
    expect(nodeOf('Article', {}, [])).not.toHaveProperty('citation');
  });

  test('no number of a source in the text of an answer', () => {
    const answer = '<p>Eight weeks.<cite data-source="ods 3 1"></cite> Or ten.</p>';
    expect(nodeOf('FAQPage', {}, [faq('How long?', answer)])).toMatchObject({
      mainEntity: [{ acceptedAnswer: { text: 'Eight weeks. Or ten.' } }],
    });
  });

  test('no script of an answer', () => {
    const page = nodeOf('FAQPage', {}, [faq('How long?', 'Eight <script>alert(1)</script>weeks.')]);
    expect(JSON.stringify(page)).not.toContain('alert');
  });

  test.each(hostileTexts)('%.40j as a title, name and question, whole and harmless', (text) => {
    const document = articleDocument({ title: text, byline: { authors: [{ name: text }] } }, [
      faq(text, 'Yes.'),
    ]);
    const page = inBrowser(document);
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    const [, , article, way, questions] = structuredData(page);
    expect(article).toMatchObject({ headline: text, author: [{ name: text }] });
    expect(way).toMatchObject({ itemListElement: [{}, {}, { name: text }] });
    expect(questions).toMatchObject({ mainEntity: [{ name: text }] });
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
  });
});
