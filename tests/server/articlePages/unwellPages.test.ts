import { jest } from '@jest/globals';
import { unknownReader } from '#feature-kit/dimension.ts';
import { degradedLifetimeMs, revalidateWindowMs } from '#server/pages/freshness.ts';
import { until } from '../../support/until.ts';
import { renderPlainly } from '../support.ts';
import { openPages, stateOf, textOf, withFakeTimers } from './openPages.ts';

withFakeTimers();

describe('pages that are not as they should be', () => {
  it('that miss a part live only seconds', async () => {
    let isBroken = true;
    const { source, pages } = openPages({
      render: async (article, reader) => ({ ...(await renderPlainly(article, reader)), degraded: isBroken }),
    });
    source.publish('/a');
    const outcome = await pages.deliver('/a', unknownReader);
    expect(outcome.kind === 'page' && outcome.answer.unchangedHeaders).toContain('X-Pagewell-Degraded');
    isBroken = false;
    jest.advanceTimersByTime(degradedLifetimeMs * 1.11);
    await pages.deliver('/a', unknownReader);
    await until(async () => (await pages.cached('/a', unknownReader)) !== undefined);
    const mended = await pages.deliver('/a', unknownReader);
    expect(mended.kind === 'page' && mended.answer.unchangedHeaders).not.toContain('X-Pagewell-Degraded');
  });

  it('made from the last good copy of a source that is down are marked and asked for again soon', async () => {
    const { source, pages } = openPages();
    const stale = { confirmedAt: new Date().toISOString(), cause: 'timeout' };
    source.articles.set('/a', { value: 'old', revision: 'a', updatedAt: '', stale });
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('stale');
    expect(await pages.cached('/a', unknownReader)).toBeUndefined();
    expect(stateOf(await pages.deliver('/a', unknownReader))).toBe('stale');
    expect(source.asked).toHaveLength(1);
  });

  it('stay as they were when a new revision cannot be a page', async () => {
    let isUsable = true;
    const { source, pages } = openPages({
      render: async (article, reader) => {
        const page = await renderPlainly(article, reader);
        return isUsable ? page : { ...page, document: undefined };
      },
    });
    source.publish('/a', 'good');
    await pages.deliver('/a', unknownReader);
    isUsable = false;
    source.articles.set('/a', { value: 'bad', revision: 'b', updatedAt: '' });
    jest.advanceTimersByTime(revalidateWindowMs);
    for (let asks = 0; asks < 10; asks += 1)
      expect(textOf(await pages.deliver('/a', unknownReader))).toContain('good');
    expect(source.asked.length).toBeLessThanOrEqual(2);
  });
});
