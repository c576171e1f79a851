import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Question, Reply, ThreadData, ThrownError } from './pgliteMessages.ts';

// V8's collection of WebAssembly code sometimes ends the process (docs/decisions/database-in-a-thread.md).
// Retaining the code costs less than a tenth of a database.
setFlagsFromString('--no-wasm-code-gc');

class Crash extends Error {}

/** After a PANIC, PGlite would wait forever for a lock of the dead transaction: nothing is sent after one. */
class PGliteUntilPanic extends PGlite {
  #panic: unknown;

  override async execProtocolStream(
    ...message: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (this.#panic) throw this.#panic;
    try {
      return await super.execProtocolStream(...message);
    } catch (error) {
      if (isCrash(error)) this.#panic = error;
      throw error;
    }
  }
}

const { folder }: ThreadData = workerData;
const pglite = new PGliteUntilPanic({
  ...(folder === undefined ? {} : { dataDir: folder }),
  extensions: { pg_trgm },
});

let last: Promise<void> = pglite.waitReady.then(
  () => reply({ kind: 'opened' }),
  (error: unknown) => reply({ kind: 'failed', error: thrown(error) }),
);
parentPort?.on('message', (question: Question) => {
  last = last.then(() => answer(question));
});

async function answer(question: Question): Promise<void> {
  try {
    if (question.kind === 'close') {
      await pglite.close();
      reply({ kind: 'closed' });
      return;
    }
    const { blob: _, ...results } = await pglite.query<never>(question.sql, [...question.parameters]);
    // After a crash it answers without rows.
    if (results.command === undefined) throw new Crash('The built-in database has crashed.');
    reply({ kind: 'result', ...results });
  } catch (error) {
    if (!isCrash(error)) return reply({ kind: 'failed', error: thrown(error) });
    reply({ kind: 'crashed', error: thrown(error) });
    process.exit(1);
  }
}

function isCrash(error: unknown): boolean {
  if (error instanceof Crash || error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}

/** Copies PostgreSQL's code and hints, which messages between threads would lose. */
function thrown(error: unknown): ThrownError {
  if (!(error instanceof Error)) return { message: String(error), details: {} };
  const details = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { message: error.message, details: Object.fromEntries(details) };
}
