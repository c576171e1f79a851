/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start } from '#client/behaviours/announcementBar.ts';
import { mostBarCharacters } from '#contracts/announcementLine.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { barDismissedAttribute } from '#contracts/markers.ts';
import typical from '#fixtures/blocks/announcement-bar.typical.json' with { type: 'json' };
import type { Partner } from '#schemas/generated/types.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import { bootScript } from '#shell/document/document.ts';
import { renderPage } from '#shell/renderPage.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { showBlock } from '../support/shownBlock.ts';

const bar = { campaignName: 'sleep-check', announcementText: 'Our sleep guide now has a check.' };
const withAction = { ...bar, callToAction: 'Take it', callToActionURL: 'https://guide.example/check' };
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute(barDismissedAttribute);
  root.setAttribute(readerPageAttribute, '');
});

describe('an announcement bar', () => {
  test('shows its headline, its text, its button and a way to dismiss it', () => {
    const { faults } = showBlock('announcement-bar', typical.data);
    expect(faults).toEqual([]);
    const aside = screen.getByRole('complementary', { name: 'Announcement' });
    expect(aside.textContent).toContain('New Can’t sleep either?');
    const link = screen.getByRole('link', { name: 'Take it' });
    expect(link.getAttribute('href')).toBe('/sleep/insomnia-self-help');
    expect(link.getAttribute('target')).toBeNull();
    expect(screen.getByRole('button', { name: 'Dismiss this announcement' })).toBeTruthy();
  });

  test.each([
    [undefined, '_blank', 'noopener'],
    [false, '_blank', 'noopener'],
    [true, null, null],
  ])(
    'opens its address in the same tab where it says so: %s',
    (openCallToActionUrlOnSameTab, target, rel) => {
      showBlock('announcement-bar', { ...withAction, openCallToActionUrlOnSameTab });
      const link = screen.getByRole('link');
      expect(link.getAttribute('target')).toBe(target);
      expect(link.getAttribute('rel')).toBe(rel);
    },
  );

  test.each([
    [undefined, 'button'],
    ['button', 'button'],
    ['link', 'link'],
  ])('shows its call to action of the type %s as a %s', (callToActionType, looks) => {
    showBlock('announcement-bar', { ...withAction, callToActionType });
    expect(screen.getByRole('link').dataset.looks).toBe(looks);
  });

  test.each([
    ['Take it now!', false],
    ['Take it now!!', true],
    ['👍👍👍👍👍👍👍👍👍👍👍👍', false],
  ])('has a narrower button for more than 12 characters: %s', (callToAction, isNarrow) => {
    showBlock('announcement-bar', { ...withAction, callToAction });
    expect(screen.getByRole('link').hasAttribute('data-long')).toBe(isNarrow);
  });

  test.each([
    ['an address', { callToActionURL: undefined }],
    ['words', { callToAction: ' ' }],
  ])('has no button without %s', (_what, parts) => {
    showBlock('announcement-bar', { ...withAction, ...parts });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(bar.announcementText)).toBeTruthy();
  });

  test('shows one logo, in a version for phones where there is one', () => {
    const desktop = { src: '/media/logo.webp', alt: 'Harrow & Pine', width: 192, height: 64 };
    const mobile = { src: '/media/sign.webp', alt: '', width: 64, height: 64 };
    showBlock('announcement-bar', { ...bar, logoURLs: { desktop, mobile } });
    expect(screen.getAllByRole('img', { name: 'Harrow & Pine' })).toHaveLength(1);
    expect(document.querySelector('source')?.media).toBe('(width < 768px)');
    showBlock('announcement-bar', { ...bar, logoURLs: { mobile: { ...mobile, alt: 'Sign' } } });
    expect(screen.getByRole('img', { name: 'Sign' })).toBeTruthy();
    showBlock('announcement-bar', { ...bar, logoURLs: {} });
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('is in the colors of its author where they can be read, else in ours', () => {
    const groundOf = (backgroundColor?: string, textColor?: string) => {
      showBlock('announcement-bar', { ...bar, backgroundColor, textColor });
      const { style } = screen.getByRole('complementary');
      return [style.getPropertyValue('--ground'), style.getPropertyValue('--ground-text')];
    };
    expect(groundOf('#5b2333', '#fff4e6')).toEqual(['#5b2333', '#fff4e6']);
    // 4.48 to 1 on white, and 4.54.
    expect(groundOf('#ffffff', '#777777')).toEqual(['#ffffff', '']);
    expect(groundOf('#ffffff', '#767676')).toEqual(['#ffffff', '#767676']);
    expect(groundOf(undefined, '#ffffff')).toEqual(['', '']);
  });

  test('tells of the new privacy policy in place of its announcement, in our words', () => {
    showBlock('announcement-bar', { ...withAction, isPrivacySettingsUpdatedMPD: true });
    expect(screen.queryByText(bar.announcementText)).toBeNull();
    expect(screen.getByText('We have updated our privacy policy.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy-policy');
  });

  test('is nothing where it says nothing', () =>
    expect(showBlock('announcement-bar', { ...withAction, announcementText: ' ' }).html).toBe(''));

  test.each(['', 'a b', '"><script>', 'x'.repeat(81)])('has no campaign of the name %j', (campaignName) =>
    expect(blockValidators.get('announcement-bar')?.({ ...bar, campaignName })).toBe(false),
  );
});

const fourteenDaysMs = 1_209_600_000;
const dismissal = (key: string) => [barDismissedAttribute, key, fourteenDaysMs];

function bootWith(dismissalKey?: string): boolean {
  document.head.innerHTML =
    '<meta name="pagewell-loader" content="about:blank">' +
    (dismissalKey
      ? `<meta name="pagewell-remembered" content='${JSON.stringify([dismissal(dismissalKey)])}'>`
      : '');
  root.removeAttribute(barDismissedAttribute);
  // As a browser runs it: alone, and first.
  Function(bootScript)();
  return root.hasAttribute(barDismissedAttribute);
}

describe('a bar that was dismissed', () => {
  const key = 'pagewell:bar:sleep-check';
  const now = Date.UTC(2026, 10, 23, 9);
  beforeEach(() => void jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const dismiss = async (data: object = bar) => {
    showBlock('announcement-bar', data);
    start(screen.getByRole('complementary'));
    await userEvent.click(screen.getByRole('button'));
  };

  test('is gone at once, and from the next pages before they are painted', async () => {
    await dismiss();
    expect(root.hasAttribute(barDismissedAttribute)).toBe(true);
    expect(localStorage.getItem(key)).toBe(String(now));
    expect(bootWith(key)).toBe(true);
  });

  test('stays away for 14 days', async () => {
    await dismiss();
    jest.setSystemTime(now + fourteenDaysMs - 1);
    expect(bootWith(key)).toBe(true);
    jest.setSystemTime(now + fourteenDaysMs);
    expect(bootWith(key)).toBe(false);
  });

  test('is that of its campaign, and of no other one nor of news on privacy', async () => {
    await dismiss();
    expect(bootWith('pagewell:bar:other')).toBe(false);
    expect(bootWith('pagewell:bar-privacy')).toBe(false);
    await dismiss({ ...bar, isPrivacySettingsUpdatedMPD: true });
    expect(bootWith('pagewell:bar-privacy')).toBe(true);
  });

  test.each(['', 'yesterday', '{}', 'NaN', 'Infinity', String(now + 60_000), '1'])(
    'was not dismissed where the browser holds %j for it',
    (forged) => {
      localStorage.setItem(key, forged);
      expect(bootWith(key)).toBe(false);
    },
  );

  test('is asked for on pages with a bar alone, and costs nothing where the browser lets nobody look', () => {
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No storage here', 'SecurityError');
    });
    expect(bootWith(key)).toBe(false);
    expect(get).toHaveBeenCalledTimes(1);
    expect(bootWith()).toBe(false);
    expect(get).toHaveBeenCalledTimes(1);
    expect(document.querySelector('script')?.type).toBe('module');
    get.mockRestore();
  });

  test('comes back in a preview, for whoever makes the page', async () => {
    root.removeAttribute(readerPageAttribute);
    await dismiss();
    expect(root.hasAttribute(barDismissedAttribute)).toBe(false);
    expect(localStorage.length).toBe(0);
  });
});

describe('on its page, the bar', () => {
  const block = (id: string, data: object, when?: object) => ({
    id,
    type: 'announcement-bar',
    data,
    ...(when ? { when } : {}),
  });
  const text = { id: 'text', type: 'rich-text', data: { html: '<p>Words.</p>' } };
  const other = { campaignName: 'other', announcementText: 'Something else.' };

  /** Of a site with somebody to agree to: others have no question. */
  async function pageOf(blocks: readonly object[], preview = false): Promise<Document> {
    const article = { path: '/a', title: 'An article', blocks };
    const renderer = await pageRenderer();
    const partners: Partner[] = [
      {
        name: 'adlark',
        company: 'Adlark & Sons',
        kind: 'ads',
        script: 'https://tags.adlark.example/tag.js',
        purposes: [2],
        privacyUrl: 'https://adlark.example/privacy',
      },
    ];
    const site = { ...renderer.site, configuration: { outside: { partners } } };
    const { document: made } = renderPage(article, { ...reader, preview }, { ...renderer, site });
    return new DOMParser().parseFromString(made?.html ?? '', 'text/html');
  }
  const dismissalOf = (page: Document): unknown => {
    const list = page.querySelector('meta[name="pagewell-remembered"]')?.getAttribute('content');
    return list
      ? JSON.parse(list).find(([attribute]: string[]) => attribute === barDismissedAttribute)
      : undefined;
  };
  const childrenOf = (page: Document) => [...page.body.children].map(({ tagName }) => tagName);

  test('stands between the question about privacy and the header, wherever its block stands', async () => {
    const page = await pageOf([text, block('bar', bar)]);
    expect(childrenOf(page).slice(0, 4)).toEqual(['A', 'FORM', 'ASIDE', 'HEADER']);
    expect(dismissalOf(page)).toEqual(dismissal('pagewell:bar:sleep-check'));
    expect(page.querySelector('main aside')).toBeNull();
  });

  test('is one: the first that its reader gets and that says something', async () => {
    const silent = block('silent', { campaignName: 'silent' });
    const elsewhere = block('elsewhere', { ...other, campaignName: 'de' }, { countries: ['DE'] });
    const page = await pageOf([silent, elsewhere, block('bar', bar), text, block('second', other)]);
    expect(childrenOf(page).slice(0, 4)).toEqual(['A', 'FORM', 'ASIDE', 'HEADER']);
    expect(page.querySelector('main aside')).toBeNull();
    expect(dismissalOf(page)).toEqual(dismissal('pagewell:bar:sleep-check'));
  });

  test('is not looked for where there is none', async () =>
    expect(dismissalOf(await pageOf([text]))).toBeUndefined());

  test('stays in its place among the blocks of a preview, where it is never dismissed', async () => {
    const page = await pageOf([text, block('bar', bar), block('second', other)], true);
    expect(page.querySelectorAll('[data-blocks] > [data-block-id] > aside')).toHaveLength(2);
    expect(childrenOf(page).slice(0, 4)).toEqual(['A', 'FORM', 'HEADER', 'MAIN']);
    expect(dismissalOf(page)).toBeUndefined();
  });
});

describe('the words of a bar', () => {
  const details = () => document.querySelector('aside details');

  test('are one line with the rest behind it, where they are longer than phones have room for', () => {
    showBlock('announcement-bar', { ...bar, announcementText: 'x'.repeat(mostBarCharacters + 1) });
    expect(details()?.querySelector('summary')?.textContent).toBe('x'.repeat(mostBarCharacters + 1));
  });

  test('stand there as they are where they have room, and count with the button', () => {
    showBlock('announcement-bar', { ...bar, announcementText: 'x'.repeat(mostBarCharacters) });
    expect(details()).toBeNull();
    showBlock('announcement-bar', { ...withAction, announcementText: 'x'.repeat(mostBarCharacters) });
    expect(details()).not.toBeNull();
  });

  test('have less room beside a logo, in capitals and in Chinese', () => {
    const isOneLine = (data: object): boolean => {
      showBlock('announcement-bar', { ...bar, ...data });
      return details() !== null;
    };
    const desktop = { src: '/media/logo.webp', alt: 'Harrow & Pine', width: 192, height: 64 };
    const lines = ['x'.repeat(28), 'x'.repeat(29)].map((announcementText) =>
      isOneLine({ announcementText, logoURLs: { desktop } }),
    );
    expect(lines).toEqual([false, true]);
    expect(
      ['SOUP'.repeat(6), 'SOUP'.repeat(7)].map((announcementText) => isOneLine({ announcementText })),
    ).toEqual([false, true]);
    expect(
      ['汤'.repeat(20), '汤'.repeat(21)].map((announcementText) => isOneLine({ announcementText })),
    ).toEqual([false, true]);
  });
});
