/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultPlace } from '#contracts/drugs/drugView.ts';
import typical from '#fixtures/blocks/drug-savings.typical.json' with { type: 'json' };
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { hydrateIsland, showIsland } from '../../support/island.ts';
import { answering, codes, coupons, dialogsAsInBrowsers, send } from './couponParts.tsx';

const fetchBefore = globalThis.fetch;
beforeAll(dialogsAsInBrowsers);
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

async function open(context: Partial<BlockContext>): Promise<void> {
  await act(async () =>
    hydrateIsland(showIsland('drug-savings', typical.data, { country: 'US', ...context }), 'drug-savings'),
  );
}
const couponButtons = () => screen.getAllByRole('button', { name: /^Get RX Coupon/ });
const first = () => {
  const [button] = couponButtons();
  if (!button) throw new Error('There is no button for a coupon');
  return button;
};

describe('the button of a coupon', () => {
  test('leads to the page of the coupon without script, and to its window with it', async () => {
    const { asked } = answering();
    await open({ dcsNativeCoupon: 'variant' });
    const form = first().closest('form');
    expect(form?.getAttribute('action')).toBe('/drugs/atorvastatin/coupon');
    expect(form?.method).toBe('get');
    first().focus();
    fireEvent.click(first());
    await screen.findByRole('heading', { level: 2, name: /Show this coupon at the pharmacy/ });
    expect(asked.map(({ path }) => path)).toEqual([coupons]);
    const query = asked[0]?.query;
    expect(query).toMatchObject({ formulationId: '100187', quantity: '30', drugName: 'Atorvastatin' });
    expect(new FormData(form ?? undefined).get('locationId')).toBe(query?.locationId);
  });

  test('gets the focus back, and opens the window anew: at its first view, for the next price', async () => {
    const { asked } = answering();
    await open({ dcsNativeCoupon: 'variant' });
    fireEvent.click(first());
    fireEvent.click(await screen.findByRole('button', { name: 'Email' }));
    act(() => document.querySelector('dialog')?.close());
    expect(document.activeElement).toBe(first());
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());

    const [, second] = couponButtons();
    fireEvent.click(second as HTMLElement);
    await screen.findByRole('heading', { level: 2, name: /Show this coupon at the pharmacy/ });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.query.retailerId).not.toBe(asked[0]?.query.retailerId);
  });

  test('opens one window, however fast it is pressed twice', async () => {
    const { asked } = answering();
    await open({ dcsNativeCoupon: 'variant' });
    fireEvent.click(first());
    fireEvent.click(first());
    await screen.findByRole('heading', { level: 2, name: /Show this coupon at the pharmacy/ });
    expect([document.querySelectorAll('dialog').length, asked.length]).toEqual([1, 1]);
  });

  test('leads to the partner in another tab without the native variant: no call, no window', async () => {
    const { asked } = answering();
    await open({ dcsNativeCoupon: 'control' });
    const [link] = screen.getAllByRole('link', { name: /^Get RX Coupon/ });
    expect(link?.getAttribute('href')).toMatch(/^\/sample-partner\/coupon\/create\?/);
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    fireEvent.click(link as HTMLElement);
    expect([asked, document.querySelector('dialog')]).toEqual([[], null]);
  });
});

describe('the coupon of a page', () => {
  const drugView = {
    place: defaultPlace,
    pharmacy: '',
    group: 0,
    sort: 'price',
    isFailed: false,
    coupon: codes,
  } as const;

  test('is sent from the window, which asks for no other coupon, and BACK leads to the page', async () => {
    const { asked } = answering();
    await open({ drugView });
    const email = screen.getByRole('button', { name: 'Email' });
    fireEvent.click(email);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'ada@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: 'Coupon sent!' });
    expect(asked.find(({ path }) => path === send)?.body).toMatchObject({
      couponID: codes.id,
      sendType: 'email',
    });
    expect(asked.map(({ path }) => path)).not.toContain(coupons);
    fireEvent.click(screen.getByRole('button', { name: 'BACK' }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(document.activeElement).toBe(email);
  });
});
