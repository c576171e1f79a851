import { jest } from '@jest/globals';
import { fromList } from '#features/drug-savings/list/fromList.ts';

describe('what the list of drugs says', () => {
  it('is given as it is', async () => expect(await fromList(Promise.resolve('ibuprofen'))).toBe('ibuprofen'));

  it('is 503 where the database is out of reach', () =>
    expect(fromList(Promise.reject(new Error('refused')))).rejects.toMatchObject({ status: 503 }));

  it('is 503 within a second where the database is silent', async () => {
    jest.useFakeTimers();
    const answer = expect(fromList(new Promise(() => {}))).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await answer;
    jest.useRealTimers();
  });
});
