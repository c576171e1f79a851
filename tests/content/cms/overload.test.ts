import { volumeThreshold } from '#platform/upstream/circuitBreaker.ts';
import { nock } from '../../support/nock.ts';
import { articleAt } from '../articles.ts';
import { origin, withCmsClient } from './fakeCms.ts';

const article = articleAt('/nutrition/iron', 'Iron');
const cms = withCmsClient();

const asked = (articlePath: string = article.path) =>
  nock(origin).get('/articles').query({ path: articlePath });
const answersWell = (body: object = article, headers: Record<string, string> = {}) =>
  asked().reply(200, body, { 'content-type': 'application/json', ...headers });

it('the circuit breaker leaves a failing CMS alone, serves copies meanwhile, and says so once', async () => {
  let now = 0;
  await cms.source.close();
  cms.source = await cms.open({ now: () => now });
  answersWell();
  await cms.source.get(article.path);
  asked().times(volumeThreshold).reply(500, 'broken');
  for (let calls = 1; calls < volumeThreshold; calls += 1) await cms.source.get(article.path);
  expect(cms.source.status()).toMatchObject({ breaker: 'open', requests: volumeThreshold });

  expect(await cms.source.get(article.path)).toMatchObject({
    value: article,
    stale: { cause: 'breaker-open' },
  });
  await expect(cms.source.get('/not/copied')).rejects.toMatchObject({ kind: 'breaker-open' });
  expect(cms.source.status().requests).toBe(volumeThreshold);
  expect(cms.log.lines.filter((line) => line.level === 'error')).toHaveLength(1);

  nock.cleanAll();
  now += 30_000;
  answersWell();
  expect(await cms.source.get(article.path)).not.toHaveProperty('stale');
  expect(cms.source.status()).toMatchObject({ breaker: 'closed', breakerOpened: 1 });
});

it('too many requests at once are refused, not queued, and say nothing about the CMS', async () => {
  await cms.source.close();
  cms.source = await cms.open({ maxConcurrent: 2 });
  const paths = ['/a', '/b', '/c'];
  const turnedAway = Promise.withResolvers<void>();
  for (const each of paths) {
    asked(each).reply(200, async () => {
      await turnedAway.promise;
      return articleAt(each, each);
    });
  }
  const outcomes = await Promise.allSettled(
    paths.map((each) =>
      cms.source.get(each).catch((error: unknown) => {
        turnedAway.resolve();
        throw error;
      }),
    ),
  );
  expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused).toMatchObject({ reason: { kind: 'overloaded' } });
  expect(cms.source.status()).toMatchObject({ requests: 2, inFlight: 0, breaker: 'closed' });
});
