import { check } from '#rules/check.ts';
import { createCorpus, indexArticle } from '#rules/engine/corpus.ts';
import { renderPage } from '#shell/renderPage.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { description } from '../support/description.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const renderer = await pageRenderer();

const vague = { id: 'intro', type: 'rich-text', data: { html: '<p>Read <a href="/b">click here</a>.</p>' } };
const whole = { path: '/a', title: 'A', description, blocks: [vague] };
const reviewed = {
  ...whole,
  path: '/health/a',
  byline: { authors: [{ name: 'A' }], medicalReviewer: { name: 'B' } },
};

function found(article: object): string[] {
  return check(article).map(({ rule, pointer }) => `${rule} at ${pointer}`);
}

function without(article: object, field: string): object {
  return Object.fromEntries(Object.entries(article).filter(([name]) => name !== field));
}

const ofTheBlock = 'a11y/link-text at /blocks/0/data/html';

describe('an article whose envelope is broken is checked for the rest in the same run', () => {
  test.each<[string, object, string]>([
    ['no title', without(whole, 'title'), 'schema/required at /title'],
    ['no path', without(whole, 'path'), 'schema/required at /path'],
    ['a path that none can have', { ...whole, path: 'A b' }, 'schema/pattern at /path'],
    ['a title that is a number', { ...whole, title: 7 }, 'schema/type at /title'],
    [
      'a date that is none',
      { ...whole, publishedAt: '2026-02-30', updatedAt: '2026-01-01T00:00:00Z' },
      'schema/format at /publishedAt',
    ],
    [
      'a description that is too long',
      { ...whole, description: 'x'.repeat(401) },
      'schema/max-length at /description',
    ],
    ['a byline that is a text', { ...reviewed, byline: 'B' }, 'schema/type at /byline'],
    [
      'a reviewer without a name',
      { ...reviewed, byline: { ...reviewed.byline, medicalReviewer: { url: '/b' } } },
      'schema/required at /byline/medicalReviewer/name',
    ],
  ])('with %s: two causes, two findings', (_what, article, ofTheEnvelope) =>
    expect(found(article)).toEqual([ofTheEnvelope, ofTheBlock]),
  );

  test('and every other part of the envelope with it', () => {
    const article = { ...without(reviewed, 'title'), byline: { authors: [{ url: '/a' }] } };
    expect(found(article)).toEqual([
      'schema/required at /title',
      'schema/required at /byline/authors/0/name',
      ofTheBlock,
      'health/not-reviewed at /byline/medicalReviewer',
    ]);
  });

  test('also where it has no blocks', () =>
    expect(found(without({ ...reviewed, byline: { authors: [] } }, 'blocks'))).toEqual([
      'schema/required at /blocks',
      'health/not-reviewed at /byline/medicalReviewer',
    ]));

  test('but not where it is no article at all', () =>
    expect(found({ name: 'a', version: '1.0.0' })).not.toContainEqual(expect.stringMatching(/^(?!schema)/)));

  test('and has no page all the same', () =>
    expect(renderPage(without(whole, 'title'), reader, renderer).document).toBeUndefined());
});

describe('links to an article without a title', () => {
  const target = { path: '/b', description, blocks: [{ ...vague, data: { html: '<p>Sleep well.</p>' } }] };
  const link = { ...vague, data: { html: '<p>Read <a href="/b">what we found out</a>.</p>' } };
  const corpus = createCorpus([indexArticle(target, blockAnchors) ?? []].flat());

  test('lead to something: what is wrong with it is told of itself', () => {
    expect(check({ ...whole, blocks: [link] }, { corpus })).toEqual([]);
    expect(check(target, { corpus }).map(({ rule }) => rule)).toEqual(['schema/required']);
  });
});

describe('what an article misses of a block that is left out', () => {
  const heading = { id: 'dose', type: 'heading', data: { level: 2, text: 'Dose' } };
  const leftOut = { ...heading, data: { level: 2 } };
  const deeper = { id: 'more', type: 'heading', data: { level: 3, text: 'More' } };
  const link = { ...vague, data: { html: '<p>See <a href="#dose">how much to take</a>.</p>' } };

  test('is not told besides: neither its anchor nor its level', () => {
    expect(found({ ...whole, blocks: [heading, deeper, link] })).toEqual([]);
    expect(found({ ...whole, blocks: [leftOut, deeper, link] })).toEqual([
      'schema/required at /blocks/0/data/text',
    ]);
    expect(found({ ...whole, blocks: [{ ...heading, type: 'headin' }, deeper, link] })).toEqual([
      'block/unknown-type at /blocks/0/type',
    ]);
  });
});

describe('a field whose name is misspelt', () => {
  test('is one finding, although another one is missing for it', () => {
    expect(found({ ...without(whole, 'title'), titel: 'A' })).toEqual([
      'schema/unknown-field at /titel',
      ofTheBlock,
    ]);
    expect(found({ ...without(whole, 'description'), descripton: description })).toEqual([
      'schema/unknown-field at /descripton',
      ofTheBlock,
    ]);
    const picture = { id: 'x', type: 'image', data: { src: '/media/a.jpg', atl: 'A', width: 4, height: 3 } };
    expect(found({ ...whole, blocks: [picture] })).toEqual(['schema/unknown-field at /blocks/0/data/atl']);
  });

  test('has the right name as its remedy', () => {
    const [problem] = check({ ...without(whole, 'title'), titel: 'A' });
    expect(problem?.fix).toEqual({ kind: 'review', patch: [{ op: 'move', from: '/titel', path: '/title' }] });
  });

  test('has none where the right one is there as well', () => {
    const [problem] = check({ ...whole, titel: 'A' });
    expect(problem).not.toHaveProperty('fix');
  });
});
