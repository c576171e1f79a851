import { editorProblem, groupProblems, problemNow } from '#editor-preview/app/document/editorProblem.ts';
import { fixChanges } from '#editor-preview/app/document/fixChanges.ts';
import { checkChanged, checkWhole, withoutMissing } from '#editor-preview/app/problems/checkArticle.ts';
import { failureProblems } from '#editor-preview/app/problems/failureProblems.ts';
import { problemBadges } from '#editor-preview/app/problems/useProblemBadges.ts';
import { problemAfter } from '#editor-preview/app/problems/useProblemWalk.ts';
import { applyOperation } from '#editor-preview/model/applyOperation.ts';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import * as checks from '#rules/checkOnDemand.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { articleWithCards, opened } from '../support/openedArticle.ts';

function applied(article: EditedArticle, changes: readonly Change[]): EditedArticle {
  const made = applyOperation(article, { changes }, blockFields);
  if (!made.ok) throw new Error(made.refusal);
  return made.article;
}

const problem = (pointer: string, given: Partial<Problem> = {}): Problem => ({
  rule: 'test/rule',
  severity: 'warning',
  message: `At ${pointer}`,
  path: '/nutrition/creatine',
  pointer,
  fingerprint: pointer,
  help: '',
  ...given,
});

test('a problem goes along with its block', () => {
  const article = opened();
  const found = editorProblem(problem('/blocks/2/data/cards/1/data/productTitle'), article);
  expect(found).toMatchObject({ block: 'two', pointer: '/data/productTitle' });
  const moved = applied(article, [
    { kind: 'move', block: 'two', into: { parent: '', list: '/blocks' }, after: null },
  ]);
  expect(problemNow(found, moved).pointer).toBe('/blocks/0/data/productTitle');
});

test('a missing field is named by its title alone, as in its form', async () => {
  const card = { id: 'card', type: 'product-card', data: {} };
  const article = readArticle({ json: { path: '/a', title: 'A', blocks: [card] } }, blockFields);
  const messages = (await checkWhole(article, checks)).map(({ problem: { message } }) => message);
  expect(messages).toContain('"Product" is missing. "Product card" cannot be shown without it.');
});

test('problems stand by block in reading order, the worst first, and are walked in that order', () => {
  const article = opened();
  const all = [
    problem('/blocks/3/data/text'),
    problem('/blocks/0/data/level'),
    problem('/blocks/0/data/text', { severity: 'error' }),
    problem('/title'),
  ].map((one) => editorProblem(one, article));
  const groups = groupProblems(all, article);
  expect(groups.map(({ block, name }) => [block, name])).toEqual([
    ['', 'Article'],
    ['intro', 'Heading “What it is”'],
    ['end', 'Quote “Take it daily”'],
  ]);
  expect(groups[1]?.problems.map(({ pointer }) => pointer)).toEqual(['/data/text', '/data/level']);
  const ordered = groups.flatMap(({ problems }) => problems);
  expect(problemAfter(ordered, undefined, 1)).toBe(ordered[0]);
  expect(problemAfter(ordered, undefined, -1)).toBe(ordered[3]);
  expect(problemBadges(all, article).get('intro')).toEqual({ severity: 'error', count: 2 });
});

test('of a new block only what it lacks is left out, also in blocks inside it', async () => {
  const inside = {
    id: 'card',
    type: 'product-card',
    data: { productTitle: '', superlative: 5 },
  };
  const blocks = [
    { id: 'new', type: 'product-card-carousel', data: { header: '', cards: [inside] } },
    { id: 'old', type: 'heading', data: { text: '' } },
  ];
  const article = readArticle({ json: { path: '/a', title: 'A', blocks } }, blockFields);
  const found = await checkWhole(article, checks);
  const shown = withoutMissing(found, { block: 'new', pointer: '' }, article).map(
    ({ block, pointer }) => block + pointer,
  );
  expect(found.map(({ block, pointer }) => block + pointer)).toContain('card/data/productTitle');
  expect(shown).not.toContain('card/data/productTitle');
  expect(shown).toEqual(expect.arrayContaining(['card/data/superlative', 'old/data/text']));
});

test('of an item just added only what it lacks is left out', async () => {
  const data = { items: [{ question: '' }, { question: 'How much?', answer: '' }, {}] };
  const article = readArticle(
    { json: { path: '/a', title: 'A', blocks: [{ id: 'faq', type: 'faq', data }] } },
    blockFields,
  );
  const found = await checkWhole(article, checks);
  const pointersOf = (problems: readonly { pointer: string }[]) =>
    problems.map(({ pointer }) => pointer).filter((pointer) => pointer.startsWith('/data/items/'));
  const isInside = (pointer: string) => `${pointer}/`.startsWith('/data/items/2/');
  expect(pointersOf(found).some(isInside)).toBe(true);
  expect(pointersOf(withoutMissing(found, { block: 'faq', pointer: '/data/items/2' }, article))).toEqual(
    pointersOf(found).filter((pointer) => !isInside(pointer)),
  );
});

test('what is found in a block that changes is what the whole check finds in it', async () => {
  const before = opened();
  const after = applied(before, [
    { kind: 'set', block: 'two', pointer: '/data/productTitle', value: { json: 7 } },
  ]);
  const { blocks, problems } = await checkChanged(after, before, checks);
  const whole = await checkWhole(after, checks);
  expect([...blocks]).toEqual(['picks']);
  const messages = problems.map((one) => `${one.block} ${one.pointer} ${one.problem.rule}`);
  expect(messages).toContain('two /data/productTitle schema/type');
  expect(whole.map((one) => `${one.block} ${one.pointer} ${one.problem.rule}`)).toEqual(
    expect.arrayContaining(messages),
  );
});

describe('at another moment', () => {
  const offer = { id: 'offer', type: 'rich-text', data: { html: '<p>Save 10 % until May 4, 2031.</p>' } };
  const article = opened({ ...articleWithCards, blocks: [offer] });
  const rules = (found: readonly { problem: Problem }[]) => found.map(({ problem: { rule } }) => rule);
  test.each([
    ['2031-05-01T00:00:00Z', false],
    ['2031-06-01T00:00:00Z', true],
  ])('%s, what is over by then is told, of the whole and of its block', async (moment, isOver) => {
    const at = { at: new Date(moment) };
    const before = opened({ ...articleWithCards, blocks: [] });
    expect(rules(await checkWhole(article, checks, at)).includes('discount/expired')).toBe(isOver);
    const { problems } = await checkChanged(article, before, checks, at);
    expect(rules(problems).includes('discount/expired')).toBe(isOver);
  });
});

test('a block that could not be shown is an error, once', () => {
  const article = opened();
  const failures = [
    { block: 'two', message: 'It fails.' },
    { block: 'gone', message: 'It fails.' },
  ];
  const [failure, ...others] = failureProblems(failures, [], article, '/nutrition/creatine');
  expect(others).toEqual([]);
  expect(failure).toMatchObject({
    block: 'two',
    pointer: '',
    problem: { severity: 'error', message: 'It fails.', pointer: '/blocks/2/data/cards/1' },
  });
  expect(failureProblems(failures, failure ? [failure] : [], article, '/nutrition/creatine')).toEqual([]);
});

describe('a mechanical fix', () => {
  const json = { ...articleWithCards, blocks: articleWithCards.blocks.slice(0, 3) };

  test('becomes changes that do what the patch does', () => {
    const article = opened(json);
    const changes = fixChanges(article, [
      { op: 'test', path: '/title', value: 'Creatine, tested' },
      { op: 'replace', path: '/blocks/1/data/html', value: '<p>Better.</p>' },
      { op: 'remove', path: '/blocks/2/data/cards/0' },
      { op: 'remove', path: '/blocks/2/data/header' },
      { op: 'add', path: '/description', value: 'About creatine.' },
    ]);
    const [heading, , carousel] = json.blocks;
    expect(articleJson(applied(article, changes ?? []))).toEqual({
      ...json,
      description: 'About creatine.',
      blocks: [
        heading,
        { id: 'text', type: 'rich-text', data: { html: '<p>Better.</p>' } },
        {
          ...carousel,
          data: { cards: [{ id: 'two', type: 'product-card', data: { productTitle: 'Fine Creatine' } }] },
        },
      ],
    });
  });

  test('that cannot be said in changes is left to a person', () => {
    expect(fixChanges(opened(json), [{ op: 'copy', from: '/title', path: '/description' }])).toBeUndefined();
    expect(fixChanges(opened(json), [])).toBeUndefined();
  });
});
