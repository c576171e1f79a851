import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { networkHosts, payingParameters } from './rule.ts';

const paid = 'https://www.awin1.com/cread.php?awinmid=1';

export const cases: RuleExamples = {
  finds: {
    ...each('a network', networkHosts, (host) => ({
      content: `<p><a href="https://www.${host}/a">pillow</a></p>`,
    })),
    ...each('a parameter', payingParameters, (name) => ({
      content: `<p><a href="https://shop.example/?${name}=1">pillow</a></p>`,
    })),
    'a link that says nothing of itself, to which the mark is added': {
      content: `<p><a href="${paid}">pillow</a></p>`,
      mends: { kind: 'review', to: `<p><a rel="sponsored" href="${paid}">pillow</a></p>` },
    },
    'a link that says something else of itself, which it keeps': {
      content: `<p><a rel='nofollow' href="${paid}">pillow</a></p>`,
      mends: { kind: 'review', to: `<p><a rel="sponsored nofollow" href="${paid}">pillow</a></p>` },
    },
    'a link through a network': { content: `<p><a href="${paid}">pillow</a></p>`, marks: paid },
    'a link with another relation': { content: `<p><a rel="nofollow" href="${paid}">pillow</a></p>` },
    "a link with the site's own mark": {
      content: '<p><a href="https://shop.example/p?rvo_subid=1">pillow</a></p>',
      says: 'the parameter rvo_subid',
    },
    "a link of Amazon's program": {
      content: '<p><a href="https://www.amazon.co.uk/dp/1?tag=pagewell-21">pillow</a></p>',
      says: "Amazon's program",
    },
    "a publisher's own network": { content: '<p><a href="https://go.deals.example/1">pillow</a></p>' },
    'a link among basic nodes': {
      content: block('basic', { nodes: [{ tag: 'a', attributes: { href: paid }, children: ['pillow'] }] }),
      at: '/blocks/0/data/nodes/0/attributes/href',
    },
  },
  passes: {
    'a marked link': `<p><a href="${paid}" rel="sponsored">pillow</a></p>`,
    'a mark among others, in capitals': `<p><a href="${paid}" rel="nofollow SPONSORED">pillow</a></p>`,
    'a shop without a mark of payment': '<p><a href="https://www.amazon.com/dp/1">pillow</a></p>',
    'a tag that is a word': '<p><a href="https://blog.example/posts?tag=sleep">posts on sleep</a></p>',
    "a host that only looks like a network's": '<p><a href="https://awin1.com.example/x">x</a></p>',
    'a network in the query of another address': `<p><a href="https://a.example/?to=${encodeURIComponent(paid)}">x</a></p>`,
    'a button, which is always a paid link': block('product-card', {
      productTitle: 'Pillow',
      ctaText: 'Shop',
      ctaUrl: paid,
    }),
  },
  options: { settings: { affiliateHosts: ['deals.example'] } },
};
