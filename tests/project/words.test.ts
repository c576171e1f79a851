import { globSync, readFileSync } from 'node:fs';

const rooms = [
  'adapters',
  'bench',
  'build',
  'cli',
  'client',
  'content',
  'contracts',
  'editor-preview',
  'feature-kit',
  'features',
  'platform',
  'rules',
  'schemas',
  'server',
  'shell',
  'transformer',
  'widgets',
];

/** Paraphrases that have a technical term: "by default", "cached", "the caller", "immediately", "not found". */
const paraphrase = new RegExp(
  [
    String.raw`\b(?:nobody|somebody|whoever|who asks|anew|told|kept|keeper|asked for|what waits|shall|may not be)\b`,
    String.raw`\b(?:parked|unmerged|stranded|company|standing|quiet|held|at once|is gone|leads? nowhere)\b`,
    String.raw`\b(?:stands? (?:in|beside)|the one of before|where nobody|where nothing is said|of (?:its|their) own)\b`,
    String.raw`\bin time\b(?! (?:proportional|limit))`,
  ].join('|'),
  'i',
);

const words =
  'told|untold|kept|keeper|asked|nobody|somebody|whoever|anew|quiet|held|parked|unmerged|stranded|standing|in line|in turns|at once';

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm;

function isParaphrase(name: string): boolean {
  const spaced = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return new RegExp(`\\b(?:${words})\\b`).test(spaced);
}

/** Comments and exported names that use a paraphrase; code in backticks does not count. */
function paraphrases(source: string): string[] {
  const comments = [...source.matchAll(comment)].map(([text]) => text.replace(/\s+/g, ' '));
  const names = [...source.matchAll(exported)].map(([, name = '']) => name);
  return [
    ...comments.filter((text) => paraphrase.test(text.replace(/ \* | ?`[^`]*`/g, ' '))),
    ...names.filter(isParaphrase),
  ];
}

function filesOf(room: string): string[] {
  return globSync(`${room}/**/*.{ts,tsx,js}`).filter(
    (file) => !file.includes('/generated/') && !file.includes('node_modules'),
  );
}

function found(room: string): string[] {
  return filesOf(room).flatMap((file) =>
    paraphrases(readFileSync(file, 'utf8')).map((text) => `${file}: ${text.slice(0, 160)}`),
  );
}

test.each(rooms)('%s uses technical terms', (room) => {
  expect(filesOf(room).length).toBeGreaterThan(5);
  expect(found(room)).toEqual([]);
});

test.each([
  '/** Nobody waits for it. */',
  '/**\n * What was asked\n * for before.\n */',
  'const limit = 3; // where nothing is said',
  'export const keptForMs = 1;',
  'export class QuietPage {}',
  'export async function sendKept() {}',
  'export type AtOnce = true;',
])('%j uses a paraphrase', (source) => expect(paraphrases(source)).toHaveLength(1));

test.each([
  '/** Cached until its deadline. */',
  '/** Value `kept` of the attribute. */',
  "const address = 'https://example.com/kept';",
  'export const keepalive = true;',
  'export const withheld = 1;',
])('%j does not', (source) => expect(paraphrases(source)).toEqual([]));
