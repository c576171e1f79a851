import type { Partner } from '#schemas/generated/types.ts';
import { partiesOf } from '#shell/parties/parties.ts';

const partner = (name: string): Partner => ({
  name,
  kind: 'survey',
  script: `https://${name}.example/tag.js`,
  purposes: [8],
});

test.each([
  [[], 'ads'],
  [['ads'], 'ads-2'],
  [['ads', 'ads-2'], 'ads-3'],
])(
  'beside partners that are called %j, an ad server of which only the script is known is called %s',
  (names, name) => {
    const { framed } = partiesOf({
      outside: { partners: names.map(partner) },
      ads: { provider: 'gpt', script: 'https://adserver.example/gpt.js' },
    });
    expect(framed.map((party) => party.name).sort()).toEqual([...names, name].sort());
  },
);
