export type ElementFate = 'kept' | 'replaced' | 'unwrapped' | 'dropped';

export interface HtmlElementRule {
  /** Whether it starts a new line. Includes videos and frames, which are inline in CSS. */
  readonly level: 'block' | 'phrasing';
  readonly isVoid: boolean;
  readonly fate: ElementFate;
  readonly replacement?: string;
  /** Whether it separates words, at its edges and on both sides. */
  readonly isBoundary: boolean;
  /** No longer valid text: excluded from search engines, JSON-LD and descriptions. */
  readonly isStruck: boolean;
  /** Ruby pronunciation, excluded from text: 漢字, not 漢かん字じ. */
  readonly isPronunciation: boolean;
  readonly isForeign: boolean;
  /** Never shown by browsers, so its content is no loss. */
  readonly isHidden: boolean;
}

type Details = Partial<Omit<HtmlElementRule, 'level' | 'fate'>>;

function block(fate: ElementFate, details: Details = {}): HtmlElementRule {
  return { ...phrasing(fate, { isBoundary: true, ...details }), level: 'block' };
}

function phrasing(fate: ElementFate, details: Details = {}): HtmlElementRule {
  return {
    level: 'phrasing',
    isVoid: false,
    fate,
    isBoundary: false,
    isStruck: false,
    isPronunciation: false,
    isForeign: false,
    isHidden: false,
    ...details,
  };
}

const isBoundary = { isBoundary: true };
const isVoid = { isVoid: true };
const isHidden = { isHidden: true };
const struck = { isStruck: true };
const isPronunciation = { isPronunciation: true };

/**
 * All elements of HTML, obsolete ones too. Never `kept`: those whose content browsers and sanitisers parse
 * differently, such as svg, math, style, textarea, noscript, template, select.
 */
const table: Readonly<Record<string, HtmlElementRule>> = {
  p: block('kept'),
  h1: block('replaced', { replacement: 'h2' }),
  h2: block('kept'),
  h3: block('kept'),
  h4: block('kept'),
  h5: block('replaced', { replacement: 'h4' }),
  h6: block('replaced', { replacement: 'h4' }),
  blockquote: block('kept'),
  figure: block('kept'),
  figcaption: block('kept'),
  pre: block('kept'),
  hr: block('kept', isVoid),
  details: block('kept'),
  summary: block('kept'),
  address: block('unwrapped'),
  article: block('unwrapped'),
  aside: block('unwrapped'),
  body: block('unwrapped'),
  center: block('unwrapped'),
  dialog: block('unwrapped'),
  div: block('unwrapped'),
  fieldset: block('unwrapped'),
  footer: block('unwrapped'),
  form: block('unwrapped'),
  frameset: block('unwrapped'),
  header: block('unwrapped'),
  hgroup: block('unwrapped'),
  html: block('unwrapped'),
  legend: block('unwrapped'),
  main: block('unwrapped'),
  marquee: block('unwrapped'),
  multicol: block('unwrapped'),
  nav: block('unwrapped'),
  search: block('unwrapped'),
  section: block('unwrapped'),
  listing: block('replaced', { replacement: 'pre' }),

  ul: block('kept'),
  ol: block('kept'),
  li: block('kept'),
  dl: block('kept'),
  dt: block('kept'),
  dd: block('kept'),
  dir: block('replaced', { replacement: 'ul' }),
  menu: block('replaced', { replacement: 'ul' }),

  table: block('kept'),
  caption: block('kept'),
  thead: block('kept'),
  tbody: block('kept'),
  tfoot: block('kept'),
  tr: block('kept'),
  td: block('kept'),
  th: block('kept'),
  colgroup: block('unwrapped'),
  col: block('unwrapped', isVoid),

  a: phrasing('kept'),
  abbr: phrasing('kept'),
  b: phrasing('kept'),
  bdi: phrasing('kept'),
  bdo: phrasing('kept'),
  br: phrasing('kept', { isVoid: true, isBoundary: true }),
  cite: phrasing('kept'),
  code: phrasing('kept'),
  del: phrasing('kept', struck),
  dfn: phrasing('kept'),
  em: phrasing('kept'),
  i: phrasing('kept'),
  ins: phrasing('kept'),
  kbd: phrasing('kept'),
  mark: phrasing('kept'),
  q: phrasing('kept'),
  ruby: phrasing('kept'),
  rp: phrasing('kept', isPronunciation),
  rt: phrasing('kept', isPronunciation),
  s: phrasing('kept', struck),
  samp: phrasing('kept'),
  small: phrasing('kept'),
  span: phrasing('kept'),
  strong: phrasing('kept'),
  sub: phrasing('kept'),
  sup: phrasing('kept'),
  time: phrasing('kept'),
  u: phrasing('kept'),
  var: phrasing('kept'),
  wbr: phrasing('kept', isVoid),
  acronym: phrasing('replaced', { replacement: 'abbr' }),
  strike: phrasing('replaced', { replacement: 's', isStruck: true }),
  tt: phrasing('replaced', { replacement: 'code' }),
  basefont: phrasing('unwrapped', isVoid),
  big: phrasing('unwrapped'),
  blink: phrasing('unwrapped'),
  data: phrasing('unwrapped'),
  font: phrasing('unwrapped'),
  label: phrasing('unwrapped'),
  nobr: phrasing('unwrapped'),
  rb: phrasing('unwrapped'),
  rtc: phrasing('unwrapped', isPronunciation),
  slot: phrasing('unwrapped'),

  img: phrasing('kept', { isVoid: true, isBoundary: true }),
  picture: phrasing('unwrapped'),
  source: phrasing('unwrapped', isVoid),
  track: phrasing('unwrapped', isVoid),
  map: phrasing('unwrapped'),
  area: phrasing('unwrapped', isVoid),
  audio: block('unwrapped'),
  video: block('unwrapped'),
  canvas: block('unwrapped'),
  embed: block('unwrapped', isVoid),
  bgsound: phrasing('unwrapped', isVoid),
  applet: block('dropped'),
  fencedframe: block('dropped'),
  frame: block('dropped', isVoid),
  iframe: block('dropped'),
  object: block('dropped'),
  param: phrasing('unwrapped', isVoid),
  svg: phrasing('dropped', { isBoundary: true, isForeign: true }),
  math: phrasing('dropped', { isBoundary: true, isForeign: true }),

  button: phrasing('unwrapped', isBoundary),
  input: phrasing('unwrapped', { isVoid: true, isBoundary: true }),
  keygen: phrasing('unwrapped', { isVoid: true, isBoundary: true }),
  meter: phrasing('unwrapped', isBoundary),
  output: phrasing('unwrapped'),
  progress: phrasing('unwrapped', isBoundary),
  select: phrasing('dropped', isBoundary),
  selectedcontent: phrasing('dropped', isBoundary),
  optgroup: block('dropped'),
  option: block('dropped'),
  textarea: phrasing('dropped', isBoundary),
  datalist: phrasing('dropped', isHidden),

  base: phrasing('unwrapped', isVoid),
  head: block('unwrapped'),
  link: phrasing('unwrapped', isVoid),
  meta: phrasing('unwrapped', isVoid),
  noembed: phrasing('dropped'),
  noframes: phrasing('dropped'),
  noscript: phrasing('dropped'),
  plaintext: block('dropped'),
  script: phrasing('dropped', isHidden),
  style: phrasing('dropped', isHidden),
  template: phrasing('dropped', isHidden),
  title: phrasing('dropped', isHidden),
  xmp: block('dropped'),
};

/** A Map is faster than an object, and has no inherited keys. */
const rules: ReadonlyMap<string, HtmlElementRule> = new Map(Object.entries(table));

const unknownElement = phrasing('unwrapped');
/** Its own script and styles decide its layout: often a row, a cell or a card. */
const customElement = phrasing('unwrapped', isBoundary);

/** The rule of an element, by lower-case name. Unknown elements are phrasing and are unwrapped. */
export function elementOf(name: string): HtmlElementRule {
  return rules.get(name) ?? (name.includes('-') ? customElement : unknownElement);
}

export function knownNameOf(name: string): string {
  if (rules.has(name)) return name;
  return name.includes('-') ? 'x-' : 'x';
}

export function elementsWithFate(fate: ElementFate): readonly string[] {
  return Object.keys(table).filter((name) => table[name]?.fate === fate);
}
