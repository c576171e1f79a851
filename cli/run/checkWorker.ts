import module from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Message, Task, ThreadData } from './threads.ts';

// What a thread of `pagewell validate` runs: a batch of documents comes, what was found in it goes back.

// Each thread opens the cache of compiled code on its own, before it loads what is in there.
module.enableCompileCache();
const { loadCheck } = await import('../check/loadCheck.ts');
const { documentCheck } = await loadCheck();
say({ kind: 'loaded' });
const { settings }: ThreadData = workerData;
let check = documentCheck(settings);
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (task: Task) => {
  // One after the other: whoever asks takes the answers in the order of the tasks.
  last = last.then(async () => say(await answerTo(task)));
});

function say(message: Message): void {
  parentPort?.postMessage(message);
}

async function answerTo(task: Task): Promise<Answer> {
  switch (task.kind) {
    case 'know':
      check = documentCheck(settings, task.corpus);
      return { kind: 'known' };
    case 'index': {
      const { indexDocument } = await import('../site/indexDocument.ts');
      return { kind: 'indexed', documents: task.documents.map(indexDocument) };
    }
    case 'check':
      return { kind: 'checked', documents: (await check)(task.documents) };
  }
}
