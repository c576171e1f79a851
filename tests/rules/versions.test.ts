import { check } from '#rules/check.ts';
import { renderPage } from '#shell/renderPage.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { articleOf } from '../support/someBlocks.ts';

/** Written before the text of such a button got its present name. */
function articleOfVersionOne(label: unknown) {
  return articleOf('/sleep/blankets', 'Blankets', [
    {
      id: 'offers',
      type: 'paid-media',
      data: { items: [{ ctaUrl: 'https://go.offers.example/r', ctaLabel: label }] },
    },
  ]);
}

const place = '/blocks/0/data/items/0/ctaLabel';
const rulesAt = (article: unknown) =>
  check(article).flatMap(({ rule, pointer, severity }) =>
    /^(?:schema|text|meta)/.test(rule) ? [`${severity} ${rule} ${pointer}`] : [],
  );

describe('an article of an older version of the contract', () => {
  test('is rendered as it would be written today', async () => {
    const { document, problems } = renderPage(
      articleOfVersionOne('See all blankets'),
      reader,
      await pageRenderer(),
    );
    expect(document?.html).toContain('See all blankets');
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      `schema/older-version ${place}`,
    ]);
  });

  test('is checked so, and says where it is older, and what would be written today', () => {
    const [problem, ...others] = check(articleOfVersionOne('See all blankets')).filter(({ rule }) =>
      rule.startsWith('schema/'),
    );
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      rule: 'schema/older-version',
      severity: 'info',
      pointer: place,
      message: expect.stringContaining(
        'Since version 2 of the contract the text of a button in paid media is called "ctaText"',
      ),
      fix: { kind: 'safe' },
    });
  });

  test('has other problems where its author wrote what they are about, and the same ones when it is migrated', () => {
    const broken = articleOfVersionOne(5);
    const present = JSON.parse(JSON.stringify(broken).replace('ctaLabel', 'ctaText'));
    expect(rulesAt(broken)).toEqual([`info schema/older-version ${place}`, `error schema/type ${place}`]);
    expect(rulesAt(present)).toEqual(['error schema/type /blocks/0/data/items/0/ctaText']);
    const fingerprints = (article: unknown) => check(article).map(({ fingerprint }) => fingerprint);
    expect(fingerprints(broken)).toEqual(expect.arrayContaining(fingerprints(present)));
  });

  test('may silence what is found, as any other article', () => {
    const [block] = articleOfVersionOne('TODO: write this').blocks;
    const suppress = [{ rule: 'text/placeholder', reason: 'A test.' }];
    const silenced = { ...articleOfVersionOne(''), blocks: [{ ...block, suppress }] };
    expect(rulesAt(articleOfVersionOne('TODO: write this'))).toContain(`error text/placeholder ${place}`);
    expect(rulesAt(silenced)).toEqual([`info schema/older-version ${place}`]);
  });
});

test('a testimonial whose quotes are plain text is shown with all of them', async () => {
  const quotes = ['I sleep through.', { text: 'I wake rested.', author: 'Ada' }];
  const { document, problems } = renderPage(
    { path: '/sleep/voices', title: 'Voices', blocks: [{ id: 't', type: 'testimonial', data: { quotes } }] },
    reader,
    await pageRenderer(),
  );
  expect(document?.html).toContain('I sleep through.');
  expect(document?.html).toContain('I wake rested.');
  expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'schema/older-version /blocks/0/data/quotes/0',
  ]);
});

test('an article of a version that is not known yet is shown, and says so', () => {
  const article = { ...articleOfVersionOne('See'), schemaVersion: 99 };
  const [newer, ...others] = check(article).filter(({ rule }) => rule.startsWith('schema/'));
  expect(newer).toMatchObject({
    rule: 'schema/newer-version',
    severity: 'error',
    pointer: '/schemaVersion',
    message: expect.stringContaining(
      'has contract version 99, but this release supports only up to version 3',
    ),
  });
  expect(others.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([`schema/unknown-field ${place}`]);
});
