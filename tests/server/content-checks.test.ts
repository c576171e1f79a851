import { pino } from 'pino';
import { ContentChecks } from '../../server/observability/contentChecks.ts';
import { createMetrics } from '../../server/observability/metrics.ts';
import { ProblemLog } from '../../server/observability/problemLog.ts';
import { createProblem } from '../../transformer/createProblem.ts';
import { description } from '../support/description.ts';

const article = {
  path: '/a',
  title: 'A',
  description,
  blocks: [{ id: 'x', type: 'rich-text', data: { html: '<p>A miracle cure.</p>' } }],
};
const renderFailed = createProblem({
  rule: 'block/render-failed',
  severity: 'error',
  message: 'The block could not be shown.',
  path: '/a',
  pointer: '/blocks/0',
});

function openChecks(isOverloaded = () => false) {
  const lines: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = new ProblemLog(pino({ base: null }, sink), createMetrics({ processMetrics: false }));
  const checks = new ContentChecks(log, isOverloaded);
  return {
    async rendered(revision: string, problems = [renderFailed].slice(1)): Promise<void> {
      checks.rendered({ path: '/a', revision, value: article, problems });
      await new Promise((resolve) => setImmediate(resolve));
    },
    rules: () => lines.map(({ rule }) => rule),
  };
}

describe('the check of what is rendered', () => {
  it('tells the operator what the command would tell of the article', async () => {
    const { rendered, rules } = openChecks();
    await rendered('1');
    expect(rules()).toEqual(['health/banned-phrase']);
  });

  it('is made when the reader waits no more', async () => {
    const { rendered, rules } = openChecks();
    const looked = rendered('1');
    expect(rules()).toEqual([]);
    await looked;
    expect(rules()).toHaveLength(1);
  });

  it('is made once for each revision', async () => {
    const { rendered, rules } = openChecks();
    await rendered('1');
    await rendered('1');
    expect(rules()).toHaveLength(1);
    await rendered('2');
    expect(rules()).toHaveLength(2);
  });

  it('tells as well what only shows while rendering', async () => {
    const { rendered, rules } = openChecks();
    await rendered('1', [renderFailed]);
    expect(rules()).toEqual(['health/banned-phrase', 'block/render-failed']);
  });

  it('waits for another rendering while there is too much to do', async () => {
    let isBusy = true;
    const { rendered, rules } = openChecks(() => isBusy);
    await rendered('1');
    expect(rules()).toEqual([]);
    isBusy = false;
    await rendered('1');
    expect(rules()).toHaveLength(1);
  });
});
