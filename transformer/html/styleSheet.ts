import { declarationsOf, unescaped } from './declarations.ts';
import { knownNameOf } from './elements.ts';
import { blocksOfSheets, type CssBlock } from './styleBlocks.ts';

export interface UnreadRule {
  readonly selector: string;
  readonly declarations: string;
  /** Whether the rule may apply to an element: exact for name, classes and id; ancestors are ignored. */
  readonly mayApplyTo: (name: string, attributes: Attributes) => boolean;
  readonly features: readonly string[];
  readonly start: number;
}

export interface StyleSheet {
  readonly isEmpty: boolean;
  /** The element's name, classes and id that occur in rules: elements with the same kind share all styles. */
  kindOf(name: string, attributes: Attributes): string;
  styleOf(name: string, attributes: Attributes): string;
  unreadStyleOf(name: string, attributes: Attributes): string;
  unreadFor(name: string, attributes: Attributes): readonly UnreadRule[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

interface Compound {
  readonly name: string;
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}

interface StyleRule extends Compound {
  readonly declarations: string;
  readonly rank: number;
}

/** Programs' style sheets have a few dozen rules. Further ones are unread. */
const maxRules = 500;
/** Rules for one element name, class or id, all compared with its elements. Further ones are unread. */
const maxRulesOfKey = 30;
/** Unread rules that are compared with each element. Further ones are merged by element name, class or id. */
const maxUnreadRules = 50;
const maxFurtherLength = 1_000;
/** Classes of one element that are examined. */
const maxClassesOfElement = 20;
const maxSelectorLength = 1_000;

const emptySheet: StyleSheet = {
  isEmpty: true,
  kindOf: (name) => name,
  styleOf: () => '',
  unreadStyleOf: () => '',
  unreadFor: () => [],
};

/**
 * Indexes rules by name, class and id (`.s2`, `span.a.b`, `#dose`). Skips print and states such as `:hover`;
 * other meaningful rules are unread. Linear time.
 */
export function styleSheetOf(html: string, hasMeaning: (declarations: string) => boolean): StyleSheet {
  if (!/<style/i.test(html)) return emptySheet;
  const rules: Omit<StyleRule, 'rank'>[] = [];
  const unread = new UnreadRules();
  const counts = new Map<string, number>();
  for (const block of blocksOfSheets(html)) {
    if (block.condition === 'never' || !hasMeaning(block.declarations)) continue;
    const declarations = block.declarations.split(';').filter(hasMeaning).join(';');
    for (const selector of selectorsOf(block.prelude)) {
      if (generated.test(selector)) {
        const added = addedText(block.declarations);
        if (added === undefined || state.test(selector)) continue;
        const { mayApplyTo, features } = unreadRule(block, selector.replace(generated, ''));
        unread.add({
          ...unreadRule(block, selector),
          declarations: `content:${added}`,
          mayApplyTo,
          features,
        });
        continue;
      }
      if (state.test(selector)) continue;
      const compound = block.condition === 'always' ? compoundOf(selector) : undefined;
      const key = compound && keyOf(compound);
      const count = counts.get(key ?? '') ?? 0;
      if (compound && key !== undefined && rules.length < maxRules && count < maxRulesOfKey) {
        rules.push({ ...compound, declarations });
        counts.set(key, count + 1);
      } else unread.add(unreadRule(block, selector));
    }
  }
  return rules.length === 0 && unread.isEmpty ? emptySheet : new ReadSheet(rules, unread);
}

class UnreadRules {
  readonly #first: UnreadRule[] = [];
  readonly #further = new Map<string, UnreadRule>();

  get isEmpty(): boolean {
    return this.#first.length === 0;
  }

  get features(): string[] {
    return [...this.#first, ...this.#further.values()].flatMap(({ features }) => features);
  }

  add(rule: UnreadRule): void {
    if (this.#first.length < maxUnreadRules) {
      this.#first.push(rule);
      return;
    }
    const key = rule.features.at(-1) ?? '';
    const previous = this.#further.get(key);
    const together = previous ? `${previous.declarations};${rule.declarations}` : rule.declarations;
    this.#further.set(key, {
      ...(previous ?? rule),
      // Truncated declarations may have any meaning.
      declarations: together.length > maxFurtherLength ? 'text-decoration: line-through' : together,
      features: key === '' ? [] : [key],
      mayApplyTo: () => true,
    });
  }

  for(name: string, attributes: Attributes): UnreadRule[] {
    const { class: classes = '', id = '' } = attributes;
    const keys = ['', name, ...classesOf(classes).map((each) => `.${each}`), `#${id}`];
    return [
      ...this.#first.filter(({ mayApplyTo }) => mayApplyTo(name, attributes)),
      ...keys.flatMap((key) => this.#further.get(key) ?? []),
    ];
  }
}

class ReadSheet implements StyleSheet {
  readonly isEmpty = false;
  readonly #unread: UnreadRules;
  readonly #rules: ReadonlyMap<string, readonly StyleRule[]>;
  readonly #features: ReadonlySet<string>;
  readonly #styles = new Map<string, { readonly read: string; readonly unread: string }>();

  constructor(rules: readonly Omit<StyleRule, 'rank'>[], unread: UnreadRules) {
    this.#unread = unread;
    const cascade = rules.toSorted((a, b) => specificityOf(a) - specificityOf(b));
    this.#rules = Map.groupBy(
      cascade.map((rule, rank) => ({ ...rule, rank })),
      keyOf,
    );
    this.#features = new Set([...rules.flatMap(featuresOf), ...unread.features]);
  }

  kindOf(name: string, { class: classes = '', id = '' }: Attributes): string {
    const used = classes === '' ? [] : classesOf(classes).filter((each) => this.#features.has(`.${each}`));
    return `${this.#features.has(name) ? name : knownNameOf(name)} ${this.#features.has(`#${id}`) ? id : ''} ${used.join(' ')}`;
  }

  styleOf(name: string, attributes: Attributes): string {
    return this.#stylesOf(name, attributes).read;
  }

  unreadFor(name: string, attributes: Attributes): readonly UnreadRule[] {
    return this.#unread.for(name, attributes);
  }

  unreadStyleOf(name: string, attributes: Attributes): string {
    return this.#stylesOf(name, attributes).unread;
  }

  #stylesOf(name: string, attributes: Attributes): { readonly read: string; readonly unread: string } {
    const kind = this.kindOf(name, attributes);
    const known = this.#styles.get(kind);
    if (known) return known;
    const { class: classes = '', id = '' } = attributes;
    const unread = this.unreadFor(name, attributes);
    const styles = {
      read: this.#matching({ name, classes: classesOf(classes), ids: [id] }),
      unread: unread.map(({ declarations }) => declarations).join(';'),
    };
    if (this.#styles.size < maxRules) this.#styles.set(kind, styles);
    return styles;
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

function featuresOf({ name, classes, ids }: Compound): string[] {
  return [name, ...classes.map((each) => `.${each}`), ...ids.map((each) => `#${each}`)];
}

function specificityOf({ name, classes, ids }: Compound): number {
  return ids.length * 10_000 + classes.length * 100 + (name === '' ? 0 : 1);
}

function isPartOf(compound: Compound, element: Compound): boolean {
  return (
    (compound.name === '' || compound.name === element.name) &&
    compound.classes.every((each) => element.classes.includes(each)) &&
    compound.ids.every((each) => element.ids.includes(each))
  );
}

function classesOf(written: string): string[] {
  return [...new Set(written.split(/\s+/, maxClassesOfElement))];
}

const identifier = String.raw`(?:[\w-]|[^\0-\x7f]|\\[^\n])+`;
const compound = new RegExp(`^(${identifier})?((?:[.#]${identifier})*)$`);
const classOrId = new RegExp(`([.#])(${identifier})`, 'g');

const state =
  /::(?!before|after)|:(?:first-l(?:ine|etter)|hover|focus|active|visited|target|placeholder|open)\b/i;

const generated = /::?(?:before|after)$/i;

function addedText(declarations: string): string | undefined {
  if (!/content/i.test(declarations)) return undefined;
  const content = declarationsOf(declarations).get('content') ?? '';
  const added = [...content.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, double, single]) => double ?? single);
  return /[^\s\p{Co}]/u.test(added.join('')) ? added.join('') : undefined;
}

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

/** Splits a selector list, without the content of parentheses and brackets: `:is()` for `:is(.a, .b)`. */
function selectorsOf(prelude: string): string[] {
  return withShortEscapes(prelude.slice(0, maxSelectorLength))
    .replace(/\([^()]*\)/g, '()')
    .replace(/\[[^[\]]*\]/g, '[]')
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '');
}

/** A selector with escapes shortened to a backslash and one character: `.\31 x` is `.1x`. */
function withShortEscapes(selector: string): string {
  return selector.replace(/\\[\da-f]{1,6}\s?/gi, (written) => {
    const character = unescaped(written);
    return /[\w-]|[^\0-\x7f]/.test(character) ? character : `\\${character}`;
  });
}

/** Parts of a selector that are ignored: its elements match at least the rest. */
const unlookedAt = /:[\w-]+(?:\(\))?|\[\]|\*|&/g;

function unreadRule({ prelude, declarations, start, around }: CssBlock, selector: string): UnreadRule {
  const last =
    selector
      .replace(unlookedAt, '')
      .split(/[\s>+~|]+/)
      .at(-1) ?? '';
  const compound = compoundOf(last);
  return {
    selector: [...around, prelude].join(' { ').replace(/\s+/g, ' '),
    declarations,
    start,
    features: compound ? featuresOf(compound) : [],
    mayApplyTo: (name, { class: classes = '', id = '' }) =>
      compound === undefined ||
      isPartOf(compound, {
        name,
        classes: compound.classes.length === 0 ? [] : classesOf(classes),
        ids: [id],
      }),
  };
}
