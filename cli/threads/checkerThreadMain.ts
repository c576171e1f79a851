import module from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Message, Task, ThreadData } from './threadMessages.ts';

// Each thread enables the compile cache separately, before it loads the cached modules.
module.enableCompileCache();
const [{ LocalChecker }, { contentRules }, { reasonOf }, { loadRules }, { progress }] = await Promise.all([
  import('./checker.ts'),
  import('#rules/generated/rules.ts'),
  import('../files/readBounded.ts'),
  import('../settings/customRules.ts'),
  import('./threadMessages.ts'),
]);
const { settings, stopped, progress: places }: ThreadData = workerData;

try {
  const customRules = await loadRules(settings.ruleModules);
  const names = [...contentRules, ...customRules].map(({ id }) => id);
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const note = (place: number, value: number): void => {
    Atomics.store(places, place, value);
    Atomics.add(places, progress.steps, 1);
  };
  const checker = new LocalChecker(settings, {
    customRules,
    stopped,
    // Threads of tests run from source, and Node.js cannot parse JSX.
    hasWidgets: !import.meta.url.endsWith('.ts'),
    beforeDocument: (place) => {
      note(progress.document, place);
      note(progress.rule, 0);
    },
    beforeRule: (rule) => note(progress.rule, numbers.get(rule) ?? 0),
  });
  parentPort?.on('message', async (task: Task) => {
    if (task.kind === 'know') checker.know(task.corpus);
    else if (task.kind === 'index') post({ kind: 'indexed', documents: await checker.index(task.documents) });
    else post({ kind: 'checked', documents: await checker.check(task.documents) });
  });
  const custom = customRules.map(({ id, severity, summary, help }) => ({
    id,
    severity,
    summary,
    ...(help === undefined ? {} : { help }),
  }));
  post({ kind: 'ready', rules: { names, custom } });
} catch (error) {
  post({ kind: 'refused', reason: reasonOf(error) });
}

function post(message: Message): void {
  parentPort?.postMessage(message);
}
