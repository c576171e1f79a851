import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a telephone number': { content: '<p><a href="tel:988" rel="sponsored">988</a></p>' },
    'a page of this site': { content: '<p><a href="/sleep" rel="sponsored">Sleep</a></p>', marks: '/sleep' },
    'a page of this site with its host': {
      content: '<p><a href="https://pagewell.example/sleep" rel="sponsored">Sleep</a></p>',
    },
    'a place on the page': { content: '<p><a href="#top" rel="sponsored">Up</a></p>' },
    'a mailbox': { content: '<p><a href="mailto:info@a.example" rel="nofollow sponsored">Write</a></p>' },
  },
  passes: {
    'a page of this site': '<p><a href="/sleep">Sleep</a></p>',
    'a shop': '<p><a href="https://shop.example/" rel="sponsored">Shop</a></p>',
    'a host that only ends alike': '<p><a href="https://notpagewell.example/" rel="sponsored">Shop</a></p>',
    'an address without a scheme, which is another site':
      '<p><a href="//shop.example/" rel="sponsored">Shop</a></p>',
    'another relation': '<p><a href="/sleep" rel="nofollow">Sleep</a></p>',
  },
  options: { settings: { ownHosts: ['pagewell.example'] } },
};
