import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createContentSource } from '#content/createContentSource.ts';
import { renderPage } from '#shell/renderPage.ts';
import { putEmptyDatabase } from '../../../support/emptyDatabase.ts';
import { nock } from '../../../support/nock.ts';
import { pageRenderer, reader } from '../../../support/pageRenderer.ts';
import { until } from '../../../support/until.ts';
import { articleAt, collect } from '../../articles.ts';
import { quietLog } from '../../quietLog.ts';
import { origin, payload } from './payloadAnswers.ts';
import { answerOf, at, documentOf } from './pretendedPayload.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-payload-'));
  putEmptyDatabase(path.join(dataDir, 'store'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const naps = articleAt('/sleep/naps', 'Naps', '<p>Twenty minutes are enough.</p>');
const beds = articleAt('/sleep/beds', 'Beds', '<p>Wool or horsehair?</p>');

async function open(log: ReturnType<typeof quietLog>) {
  const { source, begin, close } = await createContentSource(
    { dataDir, contentApiUrl: origin, contentCms: 'payload', contentApiKey: 'key' },
    log,
  );
  begin();
  return { source, close };
}

async function titles({ source }: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  return (await collect(source.list())).map(({ title }) => title);
}

it('a site whose articles are written in Payload shows its pages and lists them, also while Payload is away after a restart, and never a draft', async () => {
  const documents = [
    documentOf(naps, { id: 1, updatedAt: at(1), _status: 'published' }),
    documentOf(beds, { id: 2, updatedAt: at(2), _status: 'published' }),
    documentOf(articleAt('/sleep/secret', 'Not yet'), { id: 3, updatedAt: at(3), _status: 'draft' }),
  ];
  payload((question) => answerOf(documents, question));
  const log = quietLog();
  const before = await open(log);
  const page = await before.source.get('/sleep/naps');
  const { document, problems } = renderPage(page?.value, reader, await pageRenderer());
  expect(document?.html).toContain('Twenty minutes are enough.');
  expect(problems).toEqual([]);
  await until(async () => (await titles(before)).length === 2);
  expect(await titles(before)).toEqual(['Beds', 'Naps']);
  expect(await before.source.get('/sleep/secret')).toBeUndefined();
  await before.close();

  nock.cleanAll();
  nock(origin).persist().get('/api/articles').query(true).reply(503, 'away', { 'retry-after': '60' });
  const after = await open(log);
  expect(await after.source.get('/sleep/naps')).toMatchObject({ value: naps });
  expect(await titles(after)).toEqual(['Beds', 'Naps']);
  await after.close();
  expect(JSON.stringify(log.lines)).not.toContain('API-Key');
});
