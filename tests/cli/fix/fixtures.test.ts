import { fixText } from '#cli/fix/fixFile.ts';
import { check } from '#rules/check.ts';
import { readArticleFiles } from '../../fixtures/articleFiles.ts';
import { readersView } from '../../support/readersView.ts';

const at = new Date('2026-04-01T00:00:00Z');

/** What editors bring into HTML that can be mended without readers seeing a difference; nothing where it does not fit. */
const faults: readonly ((html: string) => string | undefined)[] = [
  (html) => replaced(html, /<(p|li|h2|h3|a)(?=[ >])/, '<$1 class="MsoNormal" style="color:red"'),
  (html) => replaced(html, /<\/(p|li)>/, '</strong></$1>'),
  (html) => replaced(html, />(\w)(\w)/, '>$1\u200B$2'),
  (html) => replaced(html, /(\w)<\/(p|li|strong)>/, '$1\u0007</$2>'),
  (html) => replaced(html, /<(p|li)>/, '<$1><b></b><em>&nbsp;</em>'),
  (html) => replaced(html, /href="https:\/\//, 'href="//'),
  (html) => replaced(html, /href="(https?:\/\/[^"?#]*)(#[^"]*)?"/, 'href="$1?id=5&amp;fbclid=IwAR0$2"'),
  (html) => replaced(html, /href="(\/[a-z][^"?#]*)/, 'href="$1?utm_source=mail&amp;utm_medium=x'),
];

function replaced(html: string, pattern: RegExp, replacement: string): string | undefined {
  const changed = html.replace(pattern, replacement);
  return changed === html ? undefined : changed;
}

function withFaults(article: object): object {
  let next = 0;
  const copy: object = JSON.parse(JSON.stringify(article), (key, value) => {
    if (typeof value !== 'string' || !/<\/(?:p|li)>/.test(value) || key === 'embeddedVideoCode') return value;
    for (let tried = 0; tried < faults.length; tried++) {
      const changed = faults[next++ % faults.length]?.(value);
      if (changed !== undefined) return changed;
    }
    return value;
  });
  return { ...copy, suppress: [{ rule: 'quiz/score-gap', reason: 'There was a quiz.' }] };
}

const problemsIn = (text: string) => check(JSON.parse(text), { at });
const mended = readArticleFiles().map(({ name, article }) => {
  const before = JSON.stringify(withFaults(article), null, 2);
  return {
    name,
    before,
    rules: problemsIn(before).flatMap(({ rule, fix }) => (fix?.kind === 'safe' ? rule : [])),
  };
});

test('every rule that mends is tried', () =>
  expect([...new Set(mended.flatMap(({ rules }) => rules))].sort()).toEqual([
    'html/empty-element',
    'html/parse-recovery',
    'html/paste-residue',
    'html/stripped',
    'link/protocol-relative',
    'link/tracking-parameters',
    'meta/unused-suppression',
  ]));

test.each(mended)(
  'readers see no difference when $name is mended, and nothing is left to mend',
  async ({ before }) => {
    const { text, count } = await fixText(before, problemsIn);
    expect(count).toBeGreaterThan(0);
    expect(problemsIn(text).filter(({ fix }) => fix?.kind === 'safe')).toEqual([]);
    expect(await readersView(JSON.parse(text))).toEqual(await readersView(JSON.parse(before)));
    expect(await fixText(text, problemsIn)).toEqual({ text, count: 0 });
  },
);
