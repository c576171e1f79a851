/** @jest-environment jsdom */
import { forgetReaderFacts, readerFacts, storeReaderFacts } from '#client/reader.ts';
import { readerKey } from '#contracts/reader.ts';

const before = globalThis.fetch;
let asked: RequestInit[];

beforeEach(() => {
  asked = [];
  forgetReaderFacts();
});
afterEach(() => {
  globalThis.fetch = before;
});

function answers(status: number, text: string): void {
  globalThis.fetch = async (_address, init = {}) => {
    asked.push(init);
    return { status, text: async () => text } as Response;
  };
}

describe('what the server knows of the reader', () => {
  it('is asked for once, with the cookies of this site, however many want it', async () => {
    answers(200, '{"country":"FR"}');
    expect(await Promise.all([readerFacts(), readerFacts()])).toEqual([{ country: 'FR' }, { country: 'FR' }]);
    expect(asked).toMatchObject([{ credentials: 'same-origin' }]);
    expect(sessionStorage.getItem(readerKey)).toBe('{"country":"FR"}');
  });

  it('is not asked for again in a visit', async () => {
    sessionStorage.setItem(readerKey, '{"country":"US"}');
    answers(200, '{}');
    expect(await readerFacts()).toEqual({ country: 'US' });
    expect(asked).toEqual([]);
  });

  it.each(['{', '[]', '7', 'null'])('is asked for where %s was kept, which says nothing', async (kept) => {
    sessionStorage.setItem(readerKey, kept);
    answers(200, '{"country":"FR"}');
    expect(await readerFacts()).toEqual({ country: 'FR' });
  });

  it('is nothing where the server fails, and is not kept so', async () => {
    answers(503, 'down');
    expect(await readerFacts()).toEqual({});
    expect(sessionStorage.getItem(readerKey)).toBeNull();
  });

  it('is what the server said last', async () => {
    answers(200, '{"country":"FR"}');
    await readerFacts();
    storeReaderFacts({ country: 'US' });
    expect(await readerFacts()).toEqual({ country: 'US' });
    forgetReaderFacts();
    expect(await readerFacts()).toEqual({ country: 'FR' });
  });
});
