/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import extreme from '#fixtures/blocks/newsletter-signup.extreme.json' with { type: 'json' };
import typical from '#fixtures/blocks/newsletter-signup.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';
import { testSite } from '../support/site.ts';

const show = (data: object, context = {}) => showBlock('newsletter-signup', data, context);
const valuesOf = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);

describe('a sign-up for letters', () => {
  test('asks for an address, with what becomes of it', () => {
    show(typical.data);
    expect(screen.getByRole('region', { name: 'Sleep better in six letters' })).toBeTruthy();
    const field = screen.getByRole('textbox', { name: /Email address/ });
    expect(field.getAttribute('type')).toBe('email');
    expect(field.getAttribute('autocomplete')).toBe('email');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('a mail in which you confirm');
    expect(screen.getByRole('button', { name: /Join now/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Privacy policy/ }).getAttribute('href')).toBe('/privacy-policy');
  });

  test('leads to a page of ours where there is no script', () => {
    show(typical.data);
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter']);
  });

  test('carries along which letters, of which place', () => {
    show(extreme.data);
    expect(valuesOf('lists')).toEqual(['weekly-well', 'better-nights']);
    expect(valuesOf('source')).toEqual(['insomnia-guide']);
    expect(valuesOf('campaignName')).toEqual(['autumn-2026']);
    expect(valuesOf('conditionNames')).toEqual(['insomnia', 'restless-legs']);
    expect(valuesOf('courseNames')).toEqual(['six-nights']);
    expect(valuesOf('url')).toEqual(['/nutrition/collagen']);
    expect(valuesOf('contentIndex')).toEqual(['0']);
  });

  test('is for the first letter of the site where it names none', () => {
    show({});
    expect(valuesOf('lists')).toEqual(['weekly-well']);
  });

  test('is for those that there are of the letters that it names, and never for another one', () => {
    show({ newsletterLists: ['gone', 'better-nights'] });
    expect(valuesOf('lists')).toEqual(['better-nights']);
    expect(show({ newsletterLists: ['gone'] }).html).toBe('');
  });

  test('says what the site says where its author says nothing', () => {
    show({ title: ' ', text: '' });
    expect(screen.getByRole('heading').textContent).toBe(testSite.configuration.newsletter?.title);
    expect(document.querySelector('h2 + p')?.textContent).toBe(testSite.configuration.newsletter?.text);
  });

  test('has a heading where nobody says anything', () => {
    show({}, { newsletter: { lists: [{ name: 'weekly', title: 'Weekly' }] } });
    expect(screen.getByRole('heading').textContent).toBe('Letters from us');
    expect(document.querySelector('h2 + p')).toBeNull();
  });

  test('is not shown where the site has no letters', () =>
    expect(show(typical.data, { newsletter: undefined }).html).toBe(''));

  test('refuses names that are none', () => {
    const isValid = blockValidators.get('newsletter-signup');
    expect(isValid?.({ newsletterLists: ['e:hlm_s:hl_p:auth'] })).toBe(true);
    expect(isValid?.({ newsletterLists: ['two words'] })).toBe(false);
    expect(isValid?.({ newsletterSource: '<b>' })).toBe(false);
  });
});
