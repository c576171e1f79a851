import { changed, everyPlace, type Mutation, patternOf } from './mutation.ts';

interface HtmlEdit {
  kind: string;
  find: RegExp;
  write: (match: RegExpExecArray) => string;
  marks?: (match: RegExpExecArray) => string;
}

const htmlEdits: readonly HtmlEdit[] = [
  {
    kind: 'attribute',
    find: /<(p|li|h2|h3)>/,
    write: ([, tag]) => `<${tag} class="MsoNormal">`,
    marks: () => 'class="MsoNormal"',
  },
  { kind: 'handler', find: /<a /, write: () => '<a onclick="x()" ', marks: () => 'onclick="x()"' },
  { kind: 'element', find: /<p>/, write: () => '<font><p>', marks: () => '<font>' },
  { kind: 'script', find: /<\/p>/, write: () => '</p><script>x()</script>', marks: () => '<script>' },
  {
    kind: 'lost text',
    find: /<\/p>/,
    write: () => '</p><textarea>Never more.</textarea>',
    marks: () => 'Never more.',
  },
  { kind: 'unclosed', find: /<\/(strong|em|a|b|ul|ol)>/, write: () => '' },
  { kind: 'stray end', find: /<\/p>/, write: () => '</em></p>', marks: () => '</em>' },
  { kind: 'torn tag', find: /<\/p>$/, write: () => '</p', marks: () => '</p' },
  {
    kind: 'nesting',
    find: /<p>([^<]+)<\/p>/,
    write: ([, text]) => `<p>${text}<ul><li>One</li></ul></p>`,
    marks: () => '<ul>',
  },
  { kind: 'empty paragraph', find: /<\/p>/, write: () => '</p><p>&nbsp;</p>', marks: () => '<p>&nbsp;</p>' },
  { kind: 'invisible', find: /(<p>\w+)/, write: ([, text]) => `${text}\u200B`, marks: () => '\u200B' },
  { kind: 'double encoded', find: /&amp;/, write: () => '&amp;amp;', marks: () => '&amp;amp;' },
  {
    kind: 'markup as text',
    find: /<strong>(.*?)<\/strong>/,
    write: ([, text]) => `&lt;strong&gt;${text}&lt;/strong&gt;`,
    marks: () => '&lt;strong&gt;',
  },
  {
    kind: 'link text',
    find: /(<a [^>]*>)[^<]+(<\/a>)/,
    write: ([, open, close]) => `${open}click here${close}`,
    marks: () => 'click here',
  },
  { kind: 'no link text', find: /(<a [^>]*>)[^<]+(<\/a>)/, write: ([, open, close]) => `${open}${close}` },
  {
    kind: 'code as link',
    find: /href="[^"]*"/,
    write: () => 'href="javascript:x()"',
    marks: () => 'javascript:x()',
  },
  {
    kind: 'no scheme',
    find: /href="https:\/\/([^"]*)"/,
    write: () => 'href="www.nih.gov/sleep"',
    marks: () => 'www.nih.gov/sleep',
  },
  { kind: 'http', find: /href="https:/, write: () => 'href="http:' },
  { kind: 'staging', find: /href="https:\/\/[^"/]*/, write: () => 'href="https://staging.nih.example' },
  { kind: 'tracking', find: /href="(https:\/\/[^"?#]*)"/, write: ([, url]) => `href="${url}?fbclid=IwAR0"` },
  {
    kind: 'internal link',
    find: /href="(\/[a-z][^"#]*)"/,
    write: ([, path]) => `href="${path}-gone"`,
    marks: ([, path]) => `${path}-gone`,
  },
  {
    kind: 'anchor',
    find: /href="(\/[^"#]*)?(#[^"]+)"/,
    write: ([, path = '', name]) => `href="${path}${name}-gone"`,
    marks: ([, path = '', name]) => `${path}${name}-gone`,
  },
];

/** What only content rules see, broken in every way: HTML, links, names, pictures, headings. */
export function* contentMutations(article: object): Generator<Mutation> {
  for (const { pointer, value } of everyPlace(article)) {
    const group = groupOf(article, pointer);
    if (typeof value === 'string' && /<\w/.test(value) && !pointer.endsWith('/embeddedVideoCode')) {
      yield* htmlMutations(article, pointer, value, group);
    }
    if (typeof value === 'string' && /(?<!\/image)\/(?:ctaUrl|linkUrl|url|href)$/.test(pointer)) {
      yield* linkMutations(article, pointer, value, group);
    }
    if (typeof value === 'object' && value !== null) yield* objectMutations(article, pointer, value, group);
  }
}

function* htmlMutations(article: object, pointer: string, html: string, group: string): Generator<Mutation> {
  for (const { kind, find, write, marks } of htmlEdits) {
    const match = find.exec(html);
    if (!match) continue;
    const edited = html.slice(0, match.index) + write(match) + html.slice(match.index + match[0].length);
    yield {
      kind: `html: ${kind}`,
      group: `${kind} ${group}`,
      article: changed(article, pointer, edited),
      at: [pointer],
      ...(marks ? { marks: marks(match) } : {}),
    };
  }
}

function* linkMutations(article: object, pointer: string, href: string, group: string): Generator<Mutation> {
  const wrong: [string, string][] = [
    ['link: no scheme', 'www.nih.gov/sleep'],
    ['link: staging', 'http://localhost:3000/'],
    ['link: two slashes', '//nih.gov/'],
    ['link: private', 'https://a.example/?email=dana%40clinic.org'],
  ];
  if (/^\/[a-z]/.test(href)) wrong.push(['link: internal', `${href.split('#')[0]}-gone`]);
  if (href.includes('#')) wrong.push(['link: anchor', `${href}-gone`]);
  for (const [kind, value] of wrong) {
    yield { kind, group: `${kind} ${group}`, article: changed(article, pointer, value), at: [pointer] };
  }
}

function* objectMutations(
  article: object,
  pointer: string,
  value: object,
  group: string,
): Generator<Mutation> {
  const make = (kind: string, at: string, changedArticle: unknown): Mutation => ({
    kind,
    group: `${kind} ${group}`,
    article: changedArticle,
    at: [at],
  });
  for (const [source, alt] of [
    ['src', 'alt'],
    ['imgSrc', 'imgAlt'],
  ] as const) {
    const isPortrait = /\/(?:authors\/\d+|medicalReviewer)\/image$/.test(pointer);
    if (isPortrait || !(source in value) || !(alt in value)) continue;
    const at = `${pointer}/${alt}`;
    yield make('alt: dropped', at, changed(article, at, undefined));
    yield make('alt: file name', at, changed(article, at, 'IMG_1234.jpg'));
    yield make('alt: announced', at, changed(article, at, 'Image of a bowl of oats'));
    yield make('alt: too long', at, changed(article, at, 'word '.repeat(40)));
  }
  yield* rangeMutations(article, pointer, value, group);
  if (pointer === '') yield* dateMutations(article, value);
  if (!('type' in value && 'data' in value && 'id' in value)) return;
  const { type, id } = value;
  yield make('id: dropped', `${pointer}/id`, changed(article, `${pointer}/id`, undefined));
  const others = [...everyPlace(article)].filter(
    (place) =>
      place.pointer.endsWith('/id') && /^\/blocks\/\d+\/id$/.test(place.pointer) && place.value !== id,
  );
  const other = others[0]?.value;
  if (other !== undefined && /^\/blocks\/[1-9]\d*$/.test(pointer)) {
    yield make('id: repeated', `${pointer}/id`, changed(article, `${pointer}/id`, other));
  }
  if (type === 'heading') {
    yield make(
      'heading: skipped level',
      `${pointer}/data/level`,
      changed(article, `${pointer}/data/level`, 4),
    );
    yield make(
      'heading: markup',
      `${pointer}/data/text`,
      changed(article, `${pointer}/data/text`, 'How <em>much</em>?'),
    );
  }
  if (type === 'table') {
    const bare = changed(
      changed(article, `${pointer}/data/columns`, undefined),
      `${pointer}/data/rowHeaders`,
      undefined,
    );
    yield make('table: no headers', `${pointer}/data`, bare);
  }
  if (type === 'video' && hasTranscript(value.data)) {
    yield make(
      'video: no transcript',
      `${pointer}/data/transcripts`,
      changed(article, `${pointer}/data/transcripts`, undefined),
    );
  }
}

/** A quiz's ranges, each one point shorter at an end: a score is without a result. */
function* rangeMutations(
  article: object,
  pointer: string,
  value: object,
  group: string,
): Generator<Mutation> {
  if (!/\/results\/responses\/\d+(?:\/range|\/categoryScores\/\d+)$/.test(pointer)) return;
  const responses = pointer.slice(0, pointer.indexOf('/responses/') + '/responses'.length);
  for (const [end, step] of [
    ['low', 1],
    ['high', -1],
  ] as const) {
    const before: unknown = Reflect.get(value, end);
    if (typeof before !== 'number') continue;
    yield {
      kind: 'quiz: range',
      group: `quiz ${end} ${group}`,
      article: changed(article, `${pointer}/${end}`, before + step),
      at: [...everyPlace(article)].map((place) => place.pointer).filter((at) => at.startsWith(responses)),
    };
  }
}

function* dateMutations(article: object, value: object): Generator<Mutation> {
  const { publishedAt, updatedAt }: { publishedAt?: unknown; updatedAt?: unknown } = value;
  if (typeof publishedAt !== 'string' || typeof updatedAt !== 'string') return;
  const make = (kind: string, at: string, when: string): Mutation => ({
    kind: `date: ${kind}`,
    group: `date ${kind}`,
    article: changed(article, at, when),
    at: ['/publishedAt', '/updatedAt', '/byline/reviewedAt'],
  });
  yield make('updated before published', '/updatedAt', '2019-01-01T09:00:00Z');
  yield make('published in the far future', '/publishedAt', '2031-01-01T09:00:00Z');
  yield make('reviewed long ago', '/byline/reviewedAt', '2016-01-01T09:00:00Z');
}

function hasTranscript(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'transcripts' in data;
}

function groupOf(article: object, pointer: string): string {
  const blocks = [...pointer.matchAll(/(?<=^|\/)(?=data\/)/g)].map(({ index }) =>
    pointer.slice(0, index - 1),
  );
  const owner = blocks.at(-1);
  if (owner === undefined) return patternOf(pointer);
  const keys = owner.split('/').slice(1);
  const block = keys.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    article,
  );
  const type = typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : '';
  return `${type}${patternOf(pointer.slice(owner.length))}`;
}
