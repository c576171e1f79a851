import { lateDisclosure } from '../../../quality/rules/affiliate/lateDisclosure.ts';
import { sameAddress } from '../../../quality/rules/affiliate/sameAddress.ts';
import { secondDisclosure } from '../../../quality/rules/affiliate/secondDisclosure.ts';
import { sponsoredOwnPage } from '../../../quality/rules/affiliate/sponsoredOwnPage.ts';
import { unmarkedLink } from '../../../quality/rules/affiliate/unmarkedLink.ts';
import { findingsOf } from '../../../quality/testing/ruleCases.ts';
import { describeRule } from './cases.ts';

const paid = 'https://www.awin1.com/cread.php?awinmid=1';

describeRule(unmarkedLink, {
  finds: {
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
      content: {
        type: 'basic',
        data: { nodes: [{ tag: 'a', attributes: { href: paid }, children: ['pillow'] }] },
      },
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
    'a button, which is always a paid link': {
      type: 'product-card',
      data: { productTitle: 'Pillow', ctaText: 'Shop', ctaUrl: paid },
    },
  },
  options: { settings: { affiliateHosts: ['deals.example'] } },
});

describe('the remedy of affiliate/unmarked-link', () => {
  const remedied = (html: string): unknown => findingsOf(unmarkedLink, html)[0]?.fix?.patch[0];

  test('adds the mark', () => {
    expect(remedied(`<p><a href="${paid}">pillow</a></p>`)).toMatchObject({
      value: `<p><a rel="sponsored" href="${paid}">pillow</a></p>`,
    });
  });

  test('keeps what else the link says of itself', () => {
    expect(remedied(`<p><a rel='nofollow' href="${paid}">pillow</a></p>`)).toMatchObject({
      value: `<p><a rel="sponsored nofollow" href="${paid}">pillow</a></p>`,
    });
  });
});

describeRule(sponsoredOwnPage, {
  finds: {
    'a page of this site': {
      content: '<p><a href="/sleep" rel="sponsored">Sleep</a></p>',
      marks: '/sleep',
    },
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
});

const disclosure = { type: 'affiliate-disclosure', data: {} };
const card = (productTitle: string, ctaUrl?: string): object => ({
  type: 'product-card',
  data: { productTitle, ctaText: 'Shop now', ...(ctaUrl === undefined ? {} : { ctaUrl }) },
});
const pillow = card('Pillow', 'https://shop.example/1');
const text = { type: 'rich-text', data: { html: '<p>Sleep on your side.</p>' } };

describeRule(lateDisclosure, {
  finds: {
    'a disclosure behind a card': { content: [pillow, disclosure], at: '/blocks/1' },
    'a disclosure behind a paid link in a text': {
      content: [
        { type: 'rich-text', data: { html: `<p><a href="${paid}" rel="sponsored">pillow</a></p>` } },
        text,
        disclosure,
      ],
      at: '/blocks/2',
    },
    'a disclosure at the end': { content: [text, pillow, text, disclosure], at: '/blocks/3' },
  },
  passes: {
    'a disclosure before the first card': [disclosure, pillow],
    'a disclosure far before it': [disclosure, text, text, pillow],
    'no disclosure of its own': [pillow],
    'a disclosure without paid links': [text, disclosure],
    'a disclosure behind a card without a button': [card('Pillow'), disclosure, pillow],
    'a second disclosure behind it': [disclosure, pillow, disclosure],
  },
});

describeRule(secondDisclosure, {
  finds: {
    'one more behind the cards': { content: [disclosure, pillow, disclosure], at: '/blocks/2' },
    'two more': { content: [disclosure, disclosure, disclosure], count: 2 },
    'one more side by side': { content: [disclosure, disclosure], at: '/blocks/1' },
  },
  passes: {
    'one at the beginning': [disclosure, pillow],
    'one at the end': [pillow, disclosure],
    none: [pillow],
    'a text that discloses': [
      disclosure,
      { type: 'rich-text', data: { html: '<p>We earn a commission.</p>' } },
    ],
    'one without paid links': [disclosure, text],
  },
});

describeRule(sameAddress, {
  finds: {
    'two products with one address': {
      content: [pillow, card('Mattress', 'https://shop.example/1')],
      at: '/blocks/1/data/ctaUrl',
      says: '"Mattress" and "Pillow"',
    },
    'an address with blanks around it': { content: [pillow, card('Mattress', ' https://shop.example/1 ')] },
    'each that follows': {
      content: [pillow, card('Mattress', 'https://shop.example/1'), card('Sheet', 'https://shop.example/1')],
      count: 2,
    },
  },
  passes: {
    'two addresses': [pillow, card('Mattress', 'https://shop.example/2')],
    'the same product twice': [pillow, pillow],
    'the same product in other letters': [pillow, card('PILLOW', 'https://shop.example/1')],
    'cards without an address': [card('Pillow'), card('Mattress')],
    'addresses that differ in a parameter': [
      card('Pillow', 'https://shop.example/?p=1'),
      card('Mattress', 'https://shop.example/?p=2'),
    ],
  },
});
