import { siteLinks } from '../../../contracts/siteAddresses.ts';
import { createCorpus } from '../../../quality/corpus.ts';
import type { Rule } from '../../../quality/rule.ts';
import { brokenAnchor } from '../../../quality/rules/link/brokenAnchor.ts';
import { homograph } from '../../../quality/rules/link/homograph.ts';
import { http } from '../../../quality/rules/link/http.ts';
import { internalMissing } from '../../../quality/rules/link/internalMissing.ts';
import { internalUnpublished } from '../../../quality/rules/link/internalUnpublished.ts';
import { invalidUrl } from '../../../quality/rules/link/invalidUrl.ts';
import { missingScheme } from '../../../quality/rules/link/missingScheme.ts';
import { privateData } from '../../../quality/rules/link/privateData.ts';
import { protocolRelative } from '../../../quality/rules/link/protocolRelative.ts';
import { selfLink } from '../../../quality/rules/link/selfLink.ts';
import { stagingHost } from '../../../quality/rules/link/stagingHost.ts';
import { trackingParameters } from '../../../quality/rules/link/trackingParameters.ts';
import { wrapped } from '../../../quality/rules/link/wrapped.ts';
import { defaultSettings } from '../../../quality/siteSettings.ts';
import { findingsOf } from '../../../quality/testing/ruleCases.ts';
import { describeRule } from './cases.ts';

const section = { type: 'heading', data: { text: 'How much do you need?' } };

function behindSection(html: string): object[] {
  return [section, { type: 'rich-text', data: { html } }];
}

describeRule(brokenAnchor, {
  finds: {
    'a name that no heading has': {
      content: behindSection('<p>See <a href="#how-much-do-you-ned">below</a>.</p>'),
      marks: '#how-much-do-you-ned',
      says: 'Did you mean #how-much-do-you-need?',
    },
    'a link where there is no heading': {
      content: '<p><a href="#sources">Sources</a></p>',
      marks: '#sources',
    },
    'the anchor that a heading would have if it had none of its own': {
      content: [
        { type: 'heading', data: { text: 'Dose', anchor: 'amount' } },
        { type: 'rich-text', data: { html: '<p><a href="#dose">Dose</a></p>' } },
      ],
      marks: '#dose',
    },
    'a product card too many': {
      content: '<p><a href="#page0-card0">Our pick</a></p>',
      marks: '#page0-card0',
    },
    'a link in a field of its own': {
      content: {
        type: 'product-card',
        data: { productTitle: 'A', productDetails: [{ label: 'Dose', linkUrl: '#dose' }] },
      },
      at: '/blocks/0/data/productDetails/0/linkUrl',
    },
  },
  passes: {
    'an anchor made from the text': behindSection('<p><a href="#how-much-do-you-need">below</a></p>'),
    'an anchor of its own': [
      { type: 'rich-text', data: { html: '<p><a href="#amount">below</a></p>' } },
      { type: 'heading', data: { text: 'Dose', anchor: 'amount' } },
    ],
    'the second of two headings of the same text': [
      section,
      ...behindSection('<p><a href="#how-much-do-you-need-2">below</a></p>'),
    ],
    'the top of the page': '<p><a href="#">up</a> <a href="#top">up</a> <a href="#main">up</a></p>',
    'a product card that is there': [
      { type: 'product-card', data: { productTitle: 'A' } },
      { type: 'rich-text', data: { html: '<p><a href="#page0-card0">Our pick</a></p>' } },
    ],
    'a place on another page':
      '<p><a href="/sleep#dose">Sleep</a> <a href="https://a.example/#dose">A</a></p>',
    'a percent sign that is no escape': behindSection('<p><a href="#how%2Dmuch-do-you-need">below</a></p>'),
  },
});

/** A site of three articles, one of which is not published. */
const corpus = createCorpus([
  { path: '/sleep/how-much-sleep', title: 'Sleep', description: '', published: true, anchors: ['dose'] },
  {
    path: '/nutrition/collagen',
    title: 'Collagen',
    description: '',
    published: true,
    anchors: ['side-effects'],
  },
  { path: '/nutrition/zinc', title: 'Zinc', description: '', published: false, anchors: [] },
]);

function link(href: string): string {
  return `<p>See <a href="${href}">what we found</a>.</p>`;
}

describeRule(
  { ...brokenAnchor, summary: 'On other pages' },
  {
    options: { corpus },
    finds: {
      'a place that another article does not have': {
        content: link('/nutrition/collagen#side-efects'),
        marks: '/nutrition/collagen#side-efects',
        says: 'Did you mean #side-effects?',
      },
      'a place on this very page, by its whole path': {
        content: link('/sleep/how-much-sleep#dose'),
        count: 1,
      },
    },
    passes: {
      'a place that another article has': link('/nutrition/collagen#side-effects'),
      'an article that is not known': link('/nutrition/iron#dose'),
      'a card of another article': link('/nutrition/collagen#page0-card2'),
      'the top of another article': link('/nutrition/collagen#'),
      'another site': link('https://a.example/nutrition/collagen#nothing'),
    },
  },
);

describeRule(invalidUrl, {
  finds: {
    'a host that cannot be one': { content: link('https://[::1'), marks: 'https://[::1' },
    'a port that cannot be one': {
      content: link('https://shop.example:99999/'),
      marks: 'https://shop.example:99999/',
    },
  },
  passes: {
    'an address': link('https://shop.example/a?b=c#d'),
    'a path with a blank': link('/a b'),
    'letters of other scripts': link('https://münchen.example/schlaf'),
    'an IPv6 host': link('https://[2001:db8::1]/'),
    'an address in a field, which is told when that is validated': '<p>A</p>',
  },
});

describeRule(missingScheme, {
  finds: {
    'a host with www': { content: link('www.nih.gov/sleep'), marks: 'www.nih.gov/sleep', severity: 'error' },
    'a host without www': { content: link('pubmed.ncbi.nlm.nih.gov/30681787/'), says: 'https://pubmed' },
    'a path beside the page': { content: link('collagen'), severity: 'warning', says: 'slash' },
    'a path one level up': { content: link('../nutrition/collagen'), severity: 'warning' },
    'one in a field': {
      content: { type: 'product-card', data: { productTitle: 'A', ctaUrl: 'www.shop.com/a' } },
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'a path': link('/nutrition/collagen'),
    'an address': link('https://www.nih.gov/sleep'),
    'two slashes, which are for another rule': link('//www.nih.gov/sleep'),
    'a place on the page': link('#main'),
    'a query': link('?page=2'),
    'an e-mail address': link('mailto:care@clinic.example'),
    'a telephone number': link('tel:988'),
  },
});

describeRule(protocolRelative, {
  finds: {
    'two slashes': { content: link('//www.nih.gov/sleep'), marks: '//www.nih.gov/sleep' },
    'two slashes behind a blank': { content: link(' //nih.gov'), marks: ' //nih.gov' },
    'one in a field': {
      content: { type: 'product-card', data: { productTitle: 'A', ctaUrl: '//shop.example/a' } },
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'a path': link('/nutrition'),
    'an address': link('https://nih.gov//sleep'),
    'a path with two slashes inside': link('/nutrition//collagen'),
    'a place on the page': link('#//a'),
    'an address as a parameter': link('/search?q1=//nih.gov'),
  },
});

describeRule(http, {
  finds: {
    'a page over http': { content: link('http://www.nih.gov/'), marks: 'http://www.nih.gov/' },
    'one in capitals': { content: link('HTTP://www.nih.gov/') },
    'one in a field': {
      content: { type: 'product-card', data: { productTitle: 'A', ctaUrl: 'http://shop.example/a' } },
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'a page over https': link('https://www.nih.gov/'),
    'http as a parameter': link('https://a.example/?to=http://b.example/'),
    'a path of that name': link('/http:/a'),
    'a machine that readers cannot reach, which is for another rule': link('http://localhost:3000/'),
    'a telephone number': link('tel:988'),
  },
});

describeRule(stagingHost, {
  finds: {
    'the own machine': { content: link('http://localhost:3000/sleep'), marks: 'http://localhost:3000/sleep' },
    'an address of a private network': { content: link('https://192.168.1.20/') },
    'a preview': { content: link('https://pagewell-git-main.vercel.app/sleep'), severity: 'warning' },
    'a host for tests': { content: link('https://staging.shop.example/') },
    'a preview in the middle of the name': { content: link('https://shop.preview.brand.example/') },
  },
  passes: {
    'a shop': link('https://shop.example/staging'),
    'a word that begins alike': link('https://developer.mozilla.org/'),
    'domains of such a name': link('https://dev.to/a') + link('https://test.de/'),
    'a domain with a dash': link('https://test-ipv6.com/'),
    'a test for readers': link('https://www.testing.com/dev'),
    'a public address by number': link('https://172.64.0.1/'),
    'a hospital’s device page': link('https://devices.clinic.example/'),
    'a program that tests and treats': link('https://test-to-treat.clinic.example/'),
    'a stage of a disease': link('https://stage-4.cancer.clinic.example/'),
    'a clinical stage': link('https://stages-of-sleep.example/'),
  },
});

describeRule(internalMissing, {
  options: { corpus },
  finds: {
    'an article that does not exist': {
      content: link('/nutrition/colagen'),
      marks: '/nutrition/colagen',
      says: 'Did you mean /nutrition/collagen?',
    },
    'one with a query and a place': { content: link('/fitness/yoga?a=b#c'), says: '/fitness/yoga' },
    'one in the byline': {
      content: { byline: { authors: [{ name: 'A', url: '/people/a' }] } },
      at: '/byline/authors/0/url',
    },
  },
  passes: {
    'an article': link('/nutrition/collagen'),
    'an article in another way of writing': link('/Nutrition//Collagen/'),
    'this article': link('/sleep/how-much-sleep#dose'),
    'a fixed page': link('/privacy-policy'),
    'the search': link('/search?q1=sleep'),
    'a file': link('/media/guide.pdf'),
    'another site': link('https://a.example/nutrition/colagen'),
    'an article that is not published, which is for another rule': link('/nutrition/zinc'),
  },
});

test('nothing is said of missing pages where no other article is known', () => {
  expect(findingsOf(internalMissing, link('/nutrition/colagen'))).toEqual([]);
});

test('the fixed pages of the settings are those of the site', () => {
  expect(defaultSettings.fixedPages.toSorted()).toEqual(
    expect.arrayContaining(Object.values(siteLinks).toSorted()),
  );
});

describeRule(internalUnpublished, {
  options: { corpus, settings: { ownHosts: ['www.pagewell.example'] } },
  finds: {
    'a draft': { content: link('/nutrition/zinc'), marks: '/nutrition/zinc', says: '"Zinc"' },
    'a draft by its whole address': { content: link('https://www.pagewell.example/nutrition/zinc') },
    'a place in a draft': { content: link('/nutrition/zinc#dose') },
  },
  passes: {
    'a published article': link('/nutrition/collagen'),
    'the same path on another site': link('https://a.example/nutrition/zinc'),
    'this article, whether published or not': {
      path: '/nutrition/zinc',
      blocks: [{ id: 'a', type: 'rich-text', data: { html: link('/nutrition/zinc#a') } }],
    },
    'an article that is not known': link('/nutrition/iron'),
    'a fixed page': link('/privacy-policy'),
  },
});

describeRule(selfLink, {
  finds: {
    'the own path': { content: link('/sleep/how-much-sleep'), marks: '/sleep/how-much-sleep' },
    'the own path in another way of writing': { content: link('/Sleep/How-much-sleep/') },
    'the own path with an empty place': { content: link('/sleep/how-much-sleep#') },
  },
  passes: {
    'a section of this page': link('/sleep/how-much-sleep#dose'),
    'a part of the path': link('/sleep'),
    'a longer path': link('/sleep/how-much-sleep/children'),
    'the same path with a query': link('/sleep/how-much-sleep?print=1'),
    'the same path elsewhere': link('https://a.example/sleep/how-much-sleep'),
  },
});

describeRule(trackingParameters, {
  finds: {
    'a click id of a network': { content: link('https://a.example/b?fbclid=IwAR0x&amp;c=d'), says: 'fbclid' },
    'a campaign on a link inside the site': {
      content: link('/nutrition/collagen?utm_source=newsletter'),
      says: 'from outside',
    },
    'several at once': {
      content: link('/a?utm_source=x&amp;utm_medium=y'),
      says: 'utm_source, utm_medium',
      count: 1,
    },
  },
  passes: {
    'a campaign on another site': link('https://a.example/?utm_source=pagewell'),
    'a search': link('/search?q1=gclid'),
    'a paid link': '<p><a href="https://shop.example/?gclid=1" rel="sponsored">A</a></p>',
    'a button of a product': {
      type: 'product-card',
      data: { productTitle: 'A', ctaUrl: 'https://shop.example/?gclid=1' },
    },
    'a parameter of a similar name': link('https://a.example/?gclid_help=1'),
    'the word in the path': link('https://a.example/fbclid=1'),
  },
});

describeRule(wrapped, {
  finds: {
    Outlook: {
      content: link(
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.nih.gov%2F&amp;data=05',
      ),
      says: 'https://www.nih.gov/',
    },
    Google: { content: link('https://www.google.com/url?q=https://www.nih.gov/&amp;sa=D') },
    Facebook: { content: link('https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.nih.gov%2F&amp;h=AT0') },
  },
  passes: {
    'a search': link('https://www.google.com/search?q=sleep'),
    'a map': link('https://www.google.com/maps?q=clinic'),
    'a video': link('https://www.youtube.com/watch?v=abc'),
    'a shop’s own redirect': link('https://shop.example/redirect?url=https%3A%2F%2Fb.example%2F'),
    'a wrapper without an address': link('https://www.google.com/url?sa=D'),
  },
});

describeRule(privateData, {
  finds: {
    'a session': { content: link('https://a.example/?sid=8f14e45fceea167a'), says: '"sid"' },
    'a key': { content: link('https://api.example/data?api_key=AKIA1234567890') },
    'an e-mail address': {
      content: link('https://a.example/unsubscribe?user=dana%40clinic.example'),
      says: 'about a person',
    },
    'a name of a person': { content: link('https://a.example/?first_name=Dana') },
  },
  passes: {
    'the mailbox of an office': link('https://portal.clinic.example/?email=info@clinic.org'),
    'a search': link('https://a.example/?q=email'),
    'a short setting': link('https://a.example/?token=1'),
    'an empty field': link('https://a.example/?email='),
    'an e-mail link': link('mailto:care@clinic.example?subject=Hello'),
    'the mark of who sent the reader, in a paid link':
      '<p><a href="https://shop.example/?sid=8f14e45fceea167a" rel="sponsored">A</a></p>',
    'a study by its number': link('https://a.example/?id=30681787&amp;signed=yes'),
  },
});

test('a secret in an address is not repeated in the finding', () => {
  const [problem] = findingsOf(privateData, link('https://a.example/?sid=8f14e45fceea167a'));
  expect(JSON.stringify(problem)).not.toContain('8f14e45fceea167a');
});

describeRule(homograph, {
  finds: {
    'a Cyrillic letter in a Latin name': { content: link('https://p\u0430ypal.example/'), says: 'xn--' },
    'a Greek letter in a Latin name': { content: link('https://g\u03BFogle.example/') },
    'one behind two slashes': { content: link('//n\u0456h.example/') },
  },
  passes: {
    'a name with accents': link('https://münchen-schläft.example/'),
    'a name all in Cyrillic': link('https://\u0441\u043E\u043D.example/'),
    'a name in Japanese with Latin letters': link('https://睡眠lab.example/'),
    'Cyrillic letters in the path': link('https://a.example/сон'),
    'a path of this site': link('/сон'),
  },
});

describe('a remedy for a link', () => {
  const card = (ctaUrl: string): object => ({ type: 'product-card', data: { productTitle: 'A', ctaUrl } });

  test.each<[Rule, string | object, string, string, 'safe' | 'review']>([
    [
      protocolRelative,
      '<a href="//nih.gov/?a=1&amp;b=2">A</a>',
      '/blocks/0/data/html',
      '<a href="https://nih.gov/?a=1&amp;b=2">A</a>',
      'safe',
    ],
    [protocolRelative, card('//shop.example/'), '/blocks/0/data/ctaUrl', 'https://shop.example/', 'safe'],
    [http, card('http://shop.example/'), '/blocks/0/data/ctaUrl', 'https://shop.example/', 'review'],
    [
      missingScheme,
      '<a href=www.nih.gov/a>A</a>',
      '/blocks/0/data/html',
      '<a href=https://www.nih.gov/a>A</a>',
      'review',
    ],
    [
      trackingParameters,
      '<a href="/a?utm_id=1&amp;b=2#c">A</a>',
      '/blocks/0/data/html',
      '<a href="/a?b=2#c">A</a>',
      'safe',
    ],
    [trackingParameters, '<a href="/a?utm_id=1">A</a>', '/blocks/0/data/html', '<a href="/a">A</a>', 'safe'],
    [
      wrapped,
      '<a href="https://www.google.com/url?q=https://nih.gov/">A</a>',
      '/blocks/0/data/html',
      '<a href="https://nih.gov/">A</a>',
      'review',
    ],
  ])('of %o', (rule, example, path, value, kind) => {
    const [problem] = findingsOf(rule, example);
    expect(problem?.fix).toEqual({ kind, patch: [{ op: 'replace', path, value }] });
  });
});
