import { pino } from 'pino';
import { ContentChecks } from '#server/checks/contentChecks.ts';
import { ProblemLog } from '#server/checks/problemLog.ts';
import { createMetrics } from '#server/observability/metrics.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import { description } from '../../support/description.ts';
import { checkerHere } from '../../support/editorParts.ts';
import { prose } from '../../support/someBlocks.ts';

const article = { path: '/a', title: 'A', description, blocks: [prose('x', '<p>A miracle cure.</p>')] };
const renderFailed = createProblem({
  rule: 'block/render-failed',
  severity: 'error',
  message: 'The block could not be shown.',
  path: '/a',
  pointer: '/blocks/0',
  blockId: 'x',
  blockType: 'rich-text',
});

function openChecks(value: object = article) {
  const lines: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = new ProblemLog(pino({ base: null }, sink), createMetrics({ processMetrics: false }));
  const left = new Map<string, () => Promise<void>>();
  const checks = new ContentChecks(log, { offer: (key, work) => void left.set(key, work) }, checkerHere);
  return {
    rendered: (revision: string, problems = [renderFailed].slice(1)) =>
      checks.rendered({ path: '/a', revision, value, problems, isDegraded: problems.includes(renderFailed) }),
    async goOn(): Promise<void> {
      for (const work of left.values()) await work();
      left.clear();
    },
    forget: () => left.clear(),
    lines,
    rules: () => lines.map(({ rule }) => rule),
  };
}

describe('the check of what is rendered', () => {
  it('tells the operator what the command would tell of the article', async () => {
    const { rendered, goOn, rules } = openChecks();
    rendered('1');
    expect(rules()).toEqual([]);
    await goOn();
    expect(rules()).toEqual(['health/banned-phrase']);
  });

  it('is made once for each revision', async () => {
    const { rendered, goOn, rules } = openChecks();
    rendered('1');
    rendered('1');
    await goOn();
    rendered('1');
    await goOn();
    expect(rules()).toHaveLength(1);
    rendered('2');
    await goOn();
    expect(rules()).toHaveLength(2);
  });

  it('tells at once what only shows while rendering and costs readers a part, and tells it once', async () => {
    const { rendered, goOn, rules } = openChecks();
    rendered('1', [renderFailed]);
    expect(rules()).toEqual(['block/render-failed']);
    await goOn();
    expect(rules()).toEqual(['block/render-failed', 'health/banned-phrase']);
  });

  it('that was left undone is made at another rendering', async () => {
    const { rendered, goOn, forget, rules } = openChecks();
    rendered('1');
    forget();
    rendered('1');
    await goOn();
    expect(rules()).toHaveLength(1);
  });

  it('has a line for each kind of content that readers lose, with its place', async () => {
    const { rendered, goOn, lines } = openChecks({
      ...article,
      blocks: [
        prose('x', '<p>Stretch.</p><video src="/a.mp4"></video>'),
        prose(
          'y',
          `<p>Breathe.</p><audio src="/b.mp3"></audio><video src="/c.mp4"></video>
              <iframe src="https://maps.example.org/clinic"></iframe><input placeholder="Your age">
              <details><summary>When to see a doctor</summary><p>If your leg is numb.</p></details>`,
        ),
      ],
    });
    rendered('1');
    await goOn();
    const lost = lines.filter(({ rule }) => rule === 'html/content-lost');
    expect(
      lost.map(({ path, blockIds, pointer, count, msg }) => [path, blockIds, pointer, count, msg]),
    ).toEqual([
      ['/a', ['x', 'y'], '/blocks/0/data/html', 2, expect.stringContaining('<video> "/a.mp4"')],
      ['/a', ['y'], '/blocks/1/data/html', 1, expect.stringContaining('<audio> "/b.mp3"')],
      [
        '/a',
        ['y'],
        '/blocks/1/data/html',
        1,
        expect.stringContaining('<iframe> "https://maps.example.org/clinic"'),
      ],
      ['/a', ['y'], '/blocks/1/data/html', 1, expect.stringContaining('<input> "Your age"')],
    ]);
    expect(lines.filter(({ msg }) => String(msg).includes('details'))).toEqual([]);
  });
});
