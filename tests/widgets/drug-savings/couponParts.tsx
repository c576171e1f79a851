import { webcrypto } from 'node:crypto';
import type { CouponRequest } from '#contracts/drugs/couponOffer.ts';
import { blockContext, sampleSavings } from '../../support/blockContext.ts';

export const { retailers } = blockContext();

if (!sampleSavings) throw new Error('There are no sample savings');
export const facts = sampleSavings;

export const codes = { id: 'c0ffee', bin: '000000', pcn: 'PCN1', grp: 'GRP1', uid: 'UID1' };

/** A price that somebody wants a coupon for. */
export const wanted: CouponRequest = {
  entry: {
    retailer: { id: 'fernwick', name: 'Fernwick Pharmacy', location: { id: 'fernwick-47201' } },
    price: { amount: 17.99, currency: 'USD' },
    retailPrice: 30.49,
    percentSavings: 41.9,
    pbmId: 'pbm-1',
    seal: 'sealed',
  },
  drugName: 'Atorvastatin',
  choice: {
    manufacturer: { id: '1001', name: 'Lipitor', drugType: 'brand', drugSlug: 'lipitor', options: [] },
    option: { form: 'tablet', dossages: [] },
    dosage: { dosage: '20mg tablet', formulationId: '100187', ndc: '99999-0187-01', commonQuantities: [] },
    quantity: { display: '30 tablets', value: 30 },
  },
  seenAt: '2026-11-26T16:05:00Z',
  isControlled: false,
};

/** Work that the first try does. */
const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '' },
  signature: 'x',
};

/** What each call answers, by its path: JSON, a status with JSON, `silent` or `offline`. */
export type Answers = Record<string, unknown>;

export interface Asked {
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export const send = '/api/samplerx-coupon-info-share';
export const coupons = '/api/samplerx/coupons';

/** Answers in the place of the server, and remembers what was asked. */
export function answering(answers: Answers = {}): { asked: Asked[]; answers: Answers } {
  const asked: Asked[] = [];
  const all: Answers = { [coupons]: codes, '/api/samplerx/challenge': challenge, [send]: sent(), ...answers };
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  globalThis.fetch = ((address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://pagewell.example');
    asked.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    });
    const answer = all[url.pathname];
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'silent')
      return new Promise((_, refuse) => {
        init.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
      });
    const [status, text] = Array.isArray(answer)
      ? [answer[0], JSON.stringify(answer[1])]
      : [200, JSON.stringify(answer)];
    return Promise.resolve({ status, ok: status < 400, text: async () => text });
  }) as typeof fetch;
  return { asked, answers: all };
}

/** What the send call answers where all is well. */
export function sent(data?: unknown): unknown {
  return { success: true, data };
}

/** As browsers do it: a window takes the focus, and gives it back to what had it. */
export function dialogsAsInBrowsers(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
