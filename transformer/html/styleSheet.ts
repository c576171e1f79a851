import { unescaped, withoutComments } from './declarations.ts';

/** A rule whose selector or condition is not evaluated here. */
export interface UnreadRule {
  /** The selectors and at-rules as written, from the outermost. */
  readonly selector: string;
  readonly declarations: string;
  /** Whether the rule may apply to an element: exact for its name, classes and id; the elements around it are not looked at. */
  readonly mayApplyTo: (name: string, attributes: Attributes) => boolean;
  /** Where the selector begins in the text. */
  readonly start: number;
}

/** What the style sheets in a text say of its elements. */
export interface StyleSheet {
  /** Whether no rule is read: then no element has a style from it. */
  readonly isEmpty: boolean;
  /** The declarations for an element, the most specific last. */
  styleOf(name: string, attributes: Attributes): string;
  readonly unread: readonly UnreadRule[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** A selector of one element: its name, classes and id. */
interface Compound {
  readonly name: string;
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}

interface StyleRule extends Compound {
  readonly declarations: string;
  /** Its place in the cascade. */
  readonly rank: number;
}

/** Style sheets of programs have a few dozen rules. Further ones are unread. */
const maxRules = 500;
/** The first of them say what is wrong. */
const maxUnread = 50;
/** Selectors that are looked at for one element. */
const maxClassesOfElement = 20;
const maxSelectorLength = 1_000;

const emptySheet: StyleSheet = { isEmpty: true, styleOf: () => '', unread: [] };

/**
 * Reads the style sheets in a text: rules of elements by name, class and id (`.s2`, `span.a.b`, `#dose`), in the order of
 * the cascade. Rules for print alone and for states such as `:hover` are passed over; all others that have a meaning are
 * unread. In time proportional to the text.
 *
 * @param hasMeaning which declarations are worth reading
 */
export function styleSheetOf(html: string, hasMeaning: (declarations: string) => boolean): StyleSheet {
  if (!/<style/i.test(html)) return emptySheet;
  const rules: Omit<StyleRule, 'rank'>[] = [];
  const unread: UnreadRule[] = [];
  for (const block of blocksOfSheets(html)) {
    if (block.condition === 'never' || !hasMeaning(block.declarations)) continue;
    const declarations = block.declarations.split(';').filter(hasMeaning).join(';');
    for (const selector of selectorsOf(block.prelude)) {
      if (stateOrGenerated.test(selector)) continue;
      const compound = block.condition === 'always' ? compoundOf(selector) : undefined;
      if (compound && rules.length < maxRules) rules.push({ ...compound, declarations });
      else if (unread.length < maxUnread) unread.push(unreadRule(block, selector));
    }
  }
  return rules.length === 0 ? { ...emptySheet, unread } : new ReadSheet(rules, unread);
}

class ReadSheet implements StyleSheet {
  readonly isEmpty = false;
  readonly unread: readonly UnreadRule[];
  /** By the last thing that a selector asks for: most elements have none of them. */
  readonly #rules: ReadonlyMap<string, readonly StyleRule[]>;
  /** Elements of a text repeat a few kinds. */
  readonly #styles = new Map<string, string>();

  constructor(rules: readonly Omit<StyleRule, 'rank'>[], unread: readonly UnreadRule[]) {
    this.unread = unread;
    const cascade = rules.toSorted((a, b) => specificityOf(a) - specificityOf(b));
    this.#rules = Map.groupBy(
      cascade.map((rule, rank) => ({ ...rule, rank })),
      keyOf,
    );
  }

  styleOf(name: string, attributes: Attributes): string {
    const { class: classes = '', id = '' } = attributes;
    const key = `${name} ${id} ${classes}`;
    let style = this.#styles.get(key);
    if (style === undefined) {
      style = this.#matching({ name, classes: classesOf(classes), ids: [id] });
      if (this.#styles.size < maxRules) this.#styles.set(key, style);
    }
    return style;
  }

  #matching(element: Compound): string {
    const keys = [element.name, ...element.classes.map((each) => `.${each}`), `#${element.ids[0]}`];
    return keys
      .flatMap((key) => this.#rules.get(key) ?? [])
      .filter((rule) => isPartOf(rule, element))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ declarations }) => declarations)
      .join(';');
  }
}

function keyOf({ name, classes: [className], ids: [id] }: Compound): string {
  if (id !== undefined) return `#${id}`;
  return className === undefined ? name : `.${className}`;
}

function specificityOf({ name, classes, ids }: Compound): number {
  return ids.length * 10_000 + classes.length * 100 + (name === '' ? 0 : 1);
}

/** Whether an element has all that a selector asks for. */
function isPartOf(asked: Compound, element: Compound): boolean {
  return (
    (asked.name === '' || asked.name === element.name) &&
    asked.classes.every((each) => element.classes.includes(each)) &&
    asked.ids.every((each) => element.ids.includes(each))
  );
}

function classesOf(written: string): string[] {
  return [...new Set(written.split(/\s+/, maxClassesOfElement))];
}

const identifier = String.raw`(?:[\w-]|[^\0-\x7f]|\\[^\n])+`;
const compound = new RegExp(`^(${identifier})?((?:[.#]${identifier})*)$`);
const classOrId = new RegExp(`([.#])(${identifier})`, 'g');

/** States that a text is not in when it is read first, and boxes that are no elements. */
const stateOrGenerated =
  /::|:(?:before|after|first-l(?:ine|etter)|hover|focus|active|visited|target|placeholder|open)\b/i;

/** A selector of one element by name, class and id; undefined for any other. */
function compoundOf(selector: string): Compound | undefined {
  const [, name = '', rest = ''] = compound.exec(selector) ?? [];
  if (name === '' && rest === '') return undefined;
  const parts = [...rest.matchAll(classOrId)].map(([, sign, written = '']) => ({
    sign,
    name: unescaped(written),
  }));
  return {
    name: unescaped(name).toLowerCase(),
    classes: parts.filter(({ sign }) => sign === '.').map((part) => part.name),
    ids: parts.filter(({ sign }) => sign === '#').map((part) => part.name),
  };
}

/** The selectors of a list, without what stands in parentheses and brackets: `:is()` for `:is(.a, .b)`. */
function selectorsOf(prelude: string): string[] {
  return withShortEscapes(prelude.slice(0, maxSelectorLength))
    .replace(/\([^()]*\)/g, '()')
    .replace(/\[[^[\]]*\]/g, '[]')
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '');
}

/** A selector in which an escape is a backslash and one character: `.\31 x` is `.1x`. */
function withShortEscapes(selector: string): string {
  return selector.replace(/\\[\da-f]{1,6}\s?/gi, (written) => {
    const character = unescaped(written);
    return /[\w-]|[^\0-\x7f]/.test(character) ? character : `\\${character}`;
  });
}

/** What of a selector asks for something that is not looked at: its element then has at least the rest. */
const unlookedAt = /:[\w-]+(?:\(\))?|\[\]|\*|&/g;

function unreadRule({ prelude, declarations, start, around }: CssBlock, selector: string): UnreadRule {
  const last =
    selector
      .replace(unlookedAt, '')
      .split(/[\s>+~|]+/)
      .at(-1) ?? '';
  const asked = compoundOf(last);
  return {
    selector: [...around, prelude].join(' { ').replace(/\s+/g, ' '),
    declarations,
    start,
    mayApplyTo: (name, { class: classes = '', id = '' }) =>
      asked === undefined || isPartOf(asked, { name, classes: classesOf(classes), ids: [id] }),
  };
}

/** Whether what a block of CSS says holds on a screen: always, never, or under a condition. */
type Condition = 'always' | 'never' | 'unknown';

/** A style rule with its place. */
interface CssBlock {
  prelude: string;
  /** The preludes of the blocks around it. */
  around: readonly string[];
  start: number;
  condition: Condition;
  declarations: string;
}

/** A comment in HTML holds no style sheet. */
const commentOrSheet = /<!--|<style(?=[\s/>])/gi;
const endOfSheet = /<\/style/gi;

function* blocksOfSheets(html: string): Generator<CssBlock> {
  commentOrSheet.lastIndex = 0;
  for (let found = commentOrSheet.exec(html); found; found = commentOrSheet.exec(html)) {
    const { index, 0: opening } = found;
    if (opening === '<!--') {
      const end = html.indexOf('-->', index);
      if (end === -1) return;
      commentOrSheet.lastIndex = end;
      continue;
    }
    const start = html.indexOf('>', index) + 1;
    if (start === 0) return;
    endOfSheet.lastIndex = start;
    const end = endOfSheet.exec(html)?.index ?? html.length;
    const media = /\bmedia\s*=\s*["']?([^"'>]*)/i.exec(html.slice(index, start))?.[1];
    yield* blocksOf(html.slice(start, end), start, conditionOfMedia(media ?? ''));
    commentOrSheet.lastIndex = end;
  }
}

/** What divides CSS into blocks; strings and escapes do not. */
const brace = /[{}]|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|\\[\s\S]/g;

function* blocksOf(sheet: string, offset: number, condition: Condition): Generator<CssBlock> {
  const css = withoutComments(sheet).replace(/<!--|-->/g, (mark) => ' '.repeat(mark.length));
  const open: CssBlock[] = [];
  let from = 0;
  for (const { 0: sign, index } of css.matchAll(brace)) {
    if (sign !== '{' && sign !== '}') continue;
    const text = css.slice(from, index);
    const top = open.at(-1);
    if (sign === '{') {
      // In a nested rule, declarations may stand before the selector; elsewhere it is `@charset` and the like.
      const written = text.lastIndexOf(';') + 1;
      if (top) top.declarations += text.slice(0, written);
      open.push(blockIn(top, text.slice(written), offset + from + written, condition));
    } else if (top) {
      open.pop();
      top.declarations += text;
      yield top;
    }
    from = index + 1;
  }
  // Browsers end what is not ended.
  for (let last = open.pop(), rest = css.slice(from); last; last = open.pop(), rest = '') {
    last.declarations += rest;
    yield last;
  }
}

/** Blocks deeper than this are unread. */
const maxBlockDepth = 10;

function blockIn(
  outer: CssBlock | undefined,
  written: string,
  start: number,
  condition: Condition,
): CssBlock {
  const prelude = written.trim();
  const around = outer ? [...outer.around, outer.prelude].slice(0, maxBlockDepth) : [];
  return {
    prelude,
    around,
    start: start + written.indexOf(prelude),
    declarations: '',
    condition: both(outer?.condition ?? condition, conditionOf(prelude, outer)),
  };
}

/** Rules that hold under a condition which depends on the reader's browser. */
const conditional = /^@(?:supports|container|layer|scope|document|-moz-document)\b/i;

function conditionOf(prelude: string, outer: CssBlock | undefined): Condition {
  const inRule = outer !== undefined && !outer.prelude.startsWith('@');
  if (!prelude.startsWith('@')) return inRule ? 'unknown' : 'always';
  const media = /^@media\b(.*)$/is.exec(prelude)?.[1];
  if (media === undefined) return conditional.test(prelude) ? 'unknown' : 'never';
  return both(inRule ? 'unknown' : 'always', conditionOfMedia(media));
}

function both(one: Condition, other: Condition): Condition {
  if (one === 'never' || other === 'never') return 'never';
  return one === 'unknown' ? one : other;
}

function conditionOfMedia(query: string): Condition {
  const media = query.split(',').map((each) => each.trim().replace(/^only\s+/i, ''));
  if (media.some((each) => /^(?:|all|screen|not print)$/i.test(each))) return 'always';
  return media.every((each) => /^(?:print|speech|aural|braille|embossed|tty|tv)\b/i.test(each))
    ? 'never'
    : 'unknown';
}
