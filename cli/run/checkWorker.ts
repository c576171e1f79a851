import { parentPort, workerData } from 'node:worker_threads';
import { type CheckSettings, documentCheck } from '../check/checkDocument.ts';
import type { ArticleDocument } from '../input/document.ts';
import { checkBatch } from './batch.ts';

// What a thread of `pagewell validate` runs: a batch of documents comes, what was found in it goes back.
const settings: CheckSettings = workerData;
const check = documentCheck(settings);
parentPort?.on('message', (documents: ArticleDocument[]) => {
  parentPort?.postMessage(checkBatch(documents, check));
});
