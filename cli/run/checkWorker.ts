import { parentPort, workerData } from 'node:worker_threads';
import { documentCheck } from '../check/checkDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import { checkBatch } from './batch.ts';
import type { ThreadData } from './threads.ts';

// What a thread of `pagewell validate` runs: a batch of documents comes, what was found in it goes back.
const { settings, corpus }: ThreadData = workerData;
const check = documentCheck(settings, corpus);
parentPort?.on('message', async (documents: ArticleDocument[]) => {
  parentPort?.postMessage(checkBatch(documents, await check));
});
