/** What becomes of an element in rich text. */
export type ElementFate =
  /** Readers get it. */
  | 'kept'
  /** Readers get another element in its place. */
  | 'replaced'
  /** Its tags go, its content stays. */
  | 'unwrapped'
  /** It goes with its content. */
  | 'dropped';

/** What one HTML element means to the sanitiser, to readers of text and to content rules. */
export interface HtmlElementRule {
  /** Whether it stands on lines of its own. Films and frames do here, although CSS makes them inline. */
  readonly level: 'block' | 'phrasing';
  readonly isVoid: boolean;
  readonly fate: ElementFate;
  /** The element that takes its place; for `replaced` alone. */
  readonly becomes?: string;
  /** Text on its two sides, or inside and outside of it, never joins into one word. */
  readonly isBoundary: boolean;
  /** Its text is no longer valid: no text for search engines, JSON-LD and descriptions. */
  readonly isStruck: boolean;
  /** It says how the text in front of it is pronounced, which is no text of its own: 漢字 is read, not 漢かん字じ. */
  readonly isPronunciation: boolean;
  /** It may close itself: `<svg/>`. */
  readonly isForeign: boolean;
  /** Browsers never show its content, so that no reader loses it. */
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
 * All elements of the HTML standard and the obsolete ones. Replaced elements such as `img` and `input` are boundaries:
 * text on their two sides stays apart where they are taken out.
 *
 * Never `kept`, because browsers and sanitisers read their content differently: svg, math, style, textarea, title, xmp,
 * noscript, template, option, select, form controls. What they would be for is a block type.
 */
const table: Readonly<Record<string, HtmlElementRule>> = {
  // Sections and blocks of text.
  p: block('kept'),
  h1: block('replaced', { becomes: 'h2' }),
  h2: block('kept'),
  h3: block('kept'),
  h4: block('kept'),
  h5: block('replaced', { becomes: 'h4' }),
  h6: block('replaced', { becomes: 'h4' }),
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
  listing: block('replaced', { becomes: 'pre' }),

  // Lists.
  ul: block('kept'),
  ol: block('kept'),
  li: block('kept'),
  dl: block('kept'),
  dt: block('kept'),
  dd: block('kept'),
  dir: block('replaced', { becomes: 'ul' }),
  menu: block('replaced', { becomes: 'ul' }),

  // Tables.
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

  // Text.
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
  acronym: phrasing('replaced', { becomes: 'abbr' }),
  strike: phrasing('replaced', { becomes: 's', isStruck: true }),
  tt: phrasing('replaced', { becomes: 'code' }),
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

  // Pictures, sound, films and frames.
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

  // Forms.
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

  // What browsers never show, or read as raw text.
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

/** A map is asked faster than an object, and knows no names of an object's own. */
const rules: ReadonlyMap<string, HtmlElementRule> = new Map(Object.entries(table));

const unknownElement = phrasing('unwrapped');
/** Its site's own script and styles say how it looks: often as a row, a cell or a card. */
const customElement = phrasing('unwrapped', isBoundary);

/** The rule of an element, by its name in small letters. Elements that HTML does not know are phrasing and lose their tags. */
export function elementOf(name: string): HtmlElementRule {
  return rules.get(name) ?? (name.includes('-') ? customElement : unknownElement);
}

/** The name of an element; one name for all that have the rule of an element which HTML does not know. */
export function knownNameOf(name: string): string {
  if (rules.has(name)) return name;
  return name.includes('-') ? 'x-' : 'x';
}

/** The names of all elements with a fate. */
export function elementsWithFate(fate: ElementFate): readonly string[] {
  return Object.keys(table).filter((name) => table[name]?.fate === fate);
}
