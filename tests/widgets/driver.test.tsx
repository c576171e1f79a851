/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { start } from '#client/behaviours/driverSteps.ts';
import { signedUpDomEvent } from '#contracts/newsletter.ts';
import { driverPlacements } from '#contracts/placements.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import brand from '#fixtures/blocks/driver.brand.json' with { type: 'json' };
import tool from '#fixtures/blocks/driver.tool.json' with { type: 'json' };
import typical from '#fixtures/blocks/driver.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';

const show = (data: object, context = {}) => showBlock('driver', data, context);
const driver = () => document.querySelector<HTMLElement>('aside');

describe('a driver', () => {
  test('leads somewhere', () => {
    show(tool.data);
    const region = within(screen.getByRole('complementary', { name: 'How has your mood been?' }));
    const link = region.getByRole('link', { name: /Start the check : How has your mood been\?/ });
    expect(link.getAttribute('href')).toBe('/mental-health/mood-check');
    expect(link.getAttribute('rel')).toBeNull();
    expect(region.queryByText('Advertisement')).toBeNull();
  });

  test.each([
    [undefined, null],
    ['standard', null],
    ['noRight', 'padding-inline-end:0'],
    ['noLeft', 'padding-inline-start:0'],
    ['hero', 'padding-block:calc(2 * var(--inside))'],
    ['noBottom', 'padding-bottom:0'],
    ['removePadding', 'padding:0'],
  ])('of the style %s changes of the space inside: %s', (style, change) => {
    show({ ...tool.data, style });
    expect(driver()?.getAttribute('style')).toBe(change);
  });

  test.each(['brand', 'vendorName'])('says that it is an advertisement where it has a %s', (field) => {
    const { brand: name, ...others } = brand.data;
    show({ ...others, [field]: name });
    expect(screen.getByText('Advertisement')).toBeTruthy();
    expect(screen.getByText('Restwell')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('rel')).toContain('sponsored');
  });

  test('names its brand before its vendor', () => {
    show({ ...brand.data, vendorName: 'Norrland' });
    expect(screen.queryByText('Norrland')).toBeNull();
    show({ ...brand.data, brand: ' ', vendorName: 'Norrland' });
    expect(screen.getByText('Norrland')).toBeTruthy();
  });

  test.each([
    ['nothing', {}],
    ['a place alone', { articlePlacement: 'rightRail', driverType: 'quiz', brand: 'Restwell' }],
    ['blanks', { headline: ' ', whisper: '\u00a0', bodyCopy: '\n' }],
    ['a button that leads nowhere', { callToAction: 'Read' }],
  ])('is an empty slot without a place where it has %s', (_what, data) =>
    expect(show(data).html).toBe('<div></div>'),
  );

  test('records its place, and what it counts as', () => {
    show(brand.data);
    expect(driver()?.dataset).toMatchObject({
      placement: 'rightRail',
      placementStage: 'preloaded',
      adType: 'care_widget',
    });
    show(tool.data);
    expect(driver()?.dataset.placement).toBeUndefined();
    expect(driver()?.dataset.placementStage).toBeUndefined();
  });

  test.each([
    ['recipeCarousel', 'recipe_widget'],
    ['calculator', 'health_tool'],
    ['symptomExplorer', 'symptom_tool'],
    ['quiz', 'quiz_widget'],
    ['multiImageCTA', 'care_widget'],
    ['adaAssessment', 'ada_health'],
    ['inlineTraveler', 'travel_tool'],
    ['email', 'newsletter_driver'],
    ['something-else', undefined],
    ['constructor', undefined],
  ])('of the type %s has the ad type %s', (driverType, adType) => {
    show({ headline: 'Read', driverType });
    expect(driver()?.dataset.adType).toBe(adType);
  });

  test('takes every place that there is', () => {
    const isValid = blockValidators.get('driver');
    for (const articlePlacement of [...driverPlacements, 'wBw2ndPagePopup'])
      expect(isValid?.({ articlePlacement })).toBe(true);
    expect(isValid?.({ articlePlacement: 'no place' })).toBe(false);
    expect(isValid?.({ callToActionURL: 'javascript:alert(1)' })).toBe(false);
  });

  test('reports that it was seen, and clicked', () => {
    show(tool.data);
    expect(driver()?.dataset.trackView).toContain('element-viewed');
    expect(driver()?.dataset.track).toContain('formatType quiz_widget');
    expect(document.querySelector('[data-track-click]')?.getAttribute('data-track-click')).toContain(
      'actionOutcome INTERNALLINK',
    );
  });

  test('without a headline it has a name all the same', () => {
    show({ bodyCopy: 'Three heights.', brand: 'Restwell' });
    expect(screen.getByRole('complementary', { name: 'Restwell' })).toBeTruthy();
    show({ bodyCopy: 'Three heights.' });
    expect(screen.getByRole('complementary', { name: 'More for you' })).toBeTruthy();
  });
});

describe('the form of a driver', () => {
  const lists = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name=lists]')].map(({ value }) => value);

  test('is that of the letters that it names', () => {
    show({ ...typical.data, lists: ['weekly-well'] });
    expect(screen.getByRole('button', { name: /Join now/ })).toBeTruthy();
    expect(lists()).toEqual(['weekly-well', 'better-nights']);
    expect(document.querySelector<HTMLInputElement>('[name=source]')?.value).toBe('insomnia-guide');
    expect(document.querySelector<HTMLInputElement>('[name=campaignName]')?.value).toBe('autumn-2026');
  });

  test('is there for an email driver that names none', () => {
    show({ driverType: 'email' });
    expect(lists()).toEqual(['weekly-well']);
  });

  test('is not there for letters that the site does not have', () => {
    show({ ...typical.data, newsletterLists: ['no-such-letter'] });
    expect(document.querySelector('form')).toBeNull();
  });

  test('is not there where nobody asks for it, or the site has no letters', () => {
    show(tool.data);
    expect(document.querySelector('form')).toBeNull();
    show(typical.data, { newsletter: undefined });
    expect(document.querySelector('form')).toBeNull();
    expect(driver()).toBeTruthy();
    expect(show({ driverType: 'email' }, { newsletter: undefined }).html).toBe('<div></div>');
  });
});

describe('after the form', () => {
  const reports: TrackingEvent[] = [];
  const reachable = () =>
    [
      document.querySelector('form')?.closest('[inert]') ?? 'form',
      screen.queryByText(typical.data.feedbackTitle)?.closest('[inert]') ?? 'feedback',
      screen.queryByText(typical.data.confirmTitle)?.closest('[inert]') ?? 'confirmation',
    ].filter((part) => typeof part === 'string');
  function open(data: object): void {
    reports.length = 0;
    show(data);
    const steps = document.querySelector('[data-driver-steps]');
    if (steps) start(steps, { report: (event) => void reports.push(event) });
  }
  const signUp = () =>
    document.querySelector('form')?.dispatchEvent(new Event(signedUpDomEvent, { bubbles: true }));

  test('comes the question, and then the end', async () => {
    open(typical.data);
    expect(reachable()).toEqual(['form']);
    signUp();
    expect(reachable()).toEqual(['feedback']);
    expect(document.activeElement?.textContent).toContain(typical.data.feedbackTitle);
    await userEvent.click(screen.getByRole('button', { name: 'Waking up at night' }));
    expect(reachable()).toEqual(['confirmation']);
    // Its place, and never its words.
    expect(reports).toEqual([{ kind: 'form-continued', location: 'Driver', position: 2 }]);
    expect(screen.getByRole('link', { name: /Read on meanwhile/ }).getAttribute('href')).toBe(
      '/sleep/insomnia-self-help',
    );
  });

  test('the question may be left unanswered', async () => {
    open(typical.data);
    signUp();
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(reachable()).toEqual(['confirmation']);
    expect(reports).toEqual([]);
  });

  test.each([
    ['the question', { confirmTitle: undefined }, ['feedback']],
    ['the end', { feedbackTitle: undefined }, ['confirmation']],
  ])('comes %s alone where the other has no title', (_what, without, expected) => {
    open({ ...typical.data, ...without });
    signUp();
    expect(reachable().filter((part) => expected.includes(part))).toEqual(expected);
    expect(document.querySelectorAll('[data-driver-steps] > *')).toHaveLength(1);
  });

  test('comes nothing where nothing has a title, or there is no form', () => {
    open({ ...typical.data, feedbackTitle: ' ', confirmTitle: undefined });
    expect(document.querySelector('[data-driver-steps]')).toBeNull();
    open({ ...tool.data, feedbackTitle: 'Why?', confirmTitle: 'Thanks' });
    expect(document.querySelector('[data-driver-steps]')).toBeNull();
  });
});
