import { createCorpus } from '../../../quality/corpus.ts';
import type { Rule } from '../../../quality/rule.ts';
import { contentRules } from '../../../quality/rules/contentRules.ts';
import { findingsOf } from '../../../quality/testing/ruleCases.ts';

const addresses = [
  '/health/sleep',
  '/sleep/how-much-sleep',
  'https://shop.example:port/a',
  '/Health//Sleep/?utm_source=mail',
  '/health/missing#dose',
  ' /health/draft ',
  '#dose',
  '?page=2',
  'health/sleep',
  'www.shop.example/a',
  '//shop.example/a',
  'https://own.example/health/sleep',
  'HTTPS://OWN.EXAMPLE/health/missing',
  'https://own.example:8443/health/draft',
  'http://own.example/health/draft',
  'http://shop.example/a',
  'HTTP://shop.example?fbclid=1',
  'https://shop.example/?email=joan@mail.example',
  'https://shop.example/?a=1&sid=0123456789abcdef',
  'https://staging.shop.example/',
  'http://localhost:3000/',
  'https://www.google.com/url?q=https%3A%2F%2Fshop.example%2Fa',
  'https://www.awin1.com/cread.php',
  'https://www.amazon.co.uk/dp/1?tag=shop-21',
  'https://shоp.example/a',
  'https://[::1]/',
  'https://exa mple',
  'mailto:joan@mail.example',
  'tel:+15551234',
  '',
];

const corpus = createCorpus(
  ['/health/sleep', '/health/draft'].map((path) => ({
    path,
    title: path,
    description: '',
    published: path === '/health/sleep',
    anchors: [],
  })),
);

const withSigns = contentRules.filter(({ linkSigns }) => linkSigns);

/** The same rule, shown all links. */
function seeingAll({ linkSigns: _, ...rule }: Rule): Rule {
  return rule;
}

describe('the signs of a link', () => {
  describe.each([[[]], [['own.example']]])('with the site’s own hosts %j', (ownHosts) => {
    test.each(withSigns.map((rule) => [rule.id, rule] as const))('hide nothing from %s', (_id, rule) => {
      const options = { corpus, settings: { ownHosts } };
      const content = addresses.flatMap((href) =>
        ['', ' rel="sponsored"', ' rel="nofollow"'].map((rel) => ({
          type: 'rich-text',
          data: { html: `<p><a href="${href}"${rel}>The shop</a></p>` },
        })),
      );
      const found = findingsOf(rule, content, options);
      expect(found).not.toEqual([]);
      expect(found).toEqual(findingsOf(seeingAll(rule), content, options));
    });
  });
});
