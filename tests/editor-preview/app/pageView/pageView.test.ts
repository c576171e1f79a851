import { firstView, type PageView, readPageView } from '#editor-preview/app/pageView/pageView.ts';
import { plainParts } from '#editor-preview/app/view/tool.ts';
import { variantsOf } from '#editor-preview/app/view/ViewChoices.tsx';
import { differencesOf } from '#editor-preview/app/view/viewInWords.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';

const unusual: PageView = {
  ...firstView,
  reader: { experiments: { commercePropensity: 'high' }, country: 'DE', at: '2026-12-01T00:00:00.000Z' },
  colours: 'dark',
  hasScript: false,
};

describe('a view', () => {
  test('as most readers get the page differs in nothing, whatever its width', () =>
    expect(differencesOf({ ...firstView, widths: 'all' })).toEqual([]));

  test('says all in which it differs, and how each is taken back', () => {
    const differences = differencesOf(unusual);
    expect(differences.map(({ name, label: said }) => (name === 'at' ? name : said))).toEqual([
      'Interest in buying: high',
      'Germany',
      'at',
      'Dark',
      'No script',
    ]);
    let plain = unusual;
    for (const { name } of differences) {
      const same = differencesOf(plain).find((difference) => difference.name === name);
      plain = { ...plain, ...same?.without };
    }
    expect(differencesOf(plain)).toEqual([]);
    expect(differencesOf({ ...unusual, ...plainParts })).toEqual([]);
  });

  test('on paper is light, whatever was chosen for screens', () => {
    const said = differencesOf({ ...firstView, medium: 'print', colours: 'dark' }).map((each) => each.label);
    expect(said).toEqual(['Print']);
  });

  test('that was kept is read again, and what it cannot have been is as at first', () => {
    expect(readPageView(JSON.parse(JSON.stringify(unusual)))).toEqual(unusual);
    expect(readPageView({ widths: 12, medium: 'x', isAlone: 'yes', reader: [] })).toEqual(firstView);
    expect(readPageView('x')).toEqual(firstView);
  });
});

test('what an article’s blocks ask of their readers is offered, before what layouts ask', () => {
  const blocks = [
    { id: 'a', type: 'heading', data: {}, when: { experiment: 'banner', variant: 'blue' } },
    {
      id: 'b',
      type: 'heading',
      data: {},
      when: { countries: ['US', 'DE'], until: '2026-12-01T00:00:00+01:00' },
    },
    { id: 'c', type: 'heading', data: {}, when: { experiment: 3, countries: 'x', from: 'soon' } },
  ];
  const article = readArticle({ json: { path: '/a', title: 'A', blocks } }, blockFields);
  const { experiments, countries, instants } = variantsOf(article);
  expect(experiments).toEqual([
    { name: 'banner', variants: ['control', 'blue'] },
    { name: 'commercePropensity', variants: ['control', 'low', 'high'] },
    { name: 'engagementTemplate', variants: ['control', 'overview', 'focus'] },
    ...['dcsCopayBestOffer', 'dcsCopayOnly', 'dcsNativeCoupon'].map((name) => ({
      name,
      variants: ['control', 'variant'],
    })),
  ]);
  expect(countries).toEqual(['DE', 'US']);
  expect(instants).toEqual(['2026-11-30T23:00:00.000Z']);
});
