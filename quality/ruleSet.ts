import { linkSignBits, linkSignSets } from './links/linkSigns.ts';
import type { Rule, Visit, VisitElement } from './rule.ts';
import type {
  ArticleSubject,
  BlockSubject,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects.ts';
import { SignReader } from './textSigns.ts';

interface Visitor<Visits> {
  rule: Rule;
  visit: Visits;
}
export type Visitors<Subject> = readonly Visitor<Visit<Subject>>[];

export interface SignVisitor<Subject> extends Visitor<Visit<Subject>> {
  /** The bit that says that a text shows the rule's signs; 0 for a rule that names none, and sees all. */
  sign: number;
}

/** Which rule wants to see what. Made once for a list of rules. */
export interface RuleSet {
  readonly readsTexts: boolean;
  readonly blocks: ReadonlyMap<string, Visitors<BlockSubject>>;
  readonly anyBlock: Visitors<BlockSubject>;
  readonly html: readonly SignVisitor<HtmlSubject>[];
  readonly mendedHtml: Visitors<HtmlSubject>;
  readonly elements: ReadonlyMap<string, readonly Visitor<VisitElement>[]>;
  /** By the signs that a link shows; see `signsOfLink`. */
  readonly link: readonly Visitors<LinkSubject>[];
  readonly image: Visitors<ImageSubject>;
  readonly heading: Visitors<HeadingSubject>;
  readonly text: readonly SignVisitor<TextSubject>[];
  readonly textSigns: SignReader;
  readonly article: readonly SignVisitor<ArticleSubject>[];
}

const known = new WeakMap<readonly Rule[], RuleSet>();

/** The rules by what they look at. */
export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const made = known.get(rules);
  if (made) return made;
  const textSigns = new SignReader(rules);
  const withSign = <Subject>(visitor: Visitor<Visit<Subject>>): SignVisitor<Subject> => ({
    ...visitor,
    sign: visitor.rule.textSigns ? textSigns.bitOf(visitor.rule) : 0,
  });
  const ruleSet: RuleSet = {
    readsTexts: rules.some(({ text, textSigns }) => text ?? textSigns),
    // A visitor of blocks stands under their type, and is called with blocks of that type only.
    blocks: byName(
      rules,
      ({ blocks }) => blocks as Readonly<Record<string, Visit<BlockSubject>>> | undefined,
    ),
    anyBlock: visitors(rules, ({ anyBlock }) => anyBlock),
    html: visitors(rules, ({ html }) => html).map(withSign),
    mendedHtml: visitors(rules, ({ mendedHtml }) => mendedHtml),
    elements: byName(rules, ({ elements }) => elements),
    link: linkVisitors(rules),
    image: visitors(rules, ({ image }) => image),
    heading: visitors(rules, ({ heading }) => heading),
    text: visitors(rules, ({ text }) => text).map(withSign),
    textSigns,
    article: visitors(rules, ({ article }) => article).map(withSign),
  };
  known.set(rules, ruleSet);
  return ruleSet;
}

function visitors<Visits>(
  rules: readonly Rule[],
  visitOf: (rule: Rule) => Visits | undefined,
): readonly Visitor<Visits>[] {
  return rules.flatMap((rule) => {
    const visit = visitOf(rule);
    return visit === undefined ? [] : [{ rule, visit }];
  });
}

/** For each set of signs that a link can show, the rules that see it. */
function linkVisitors(rules: readonly Rule[]): readonly Visitors<LinkSubject>[] {
  const all = visitors(rules, ({ link }) => link);
  return Array.from({ length: linkSignSets }, (_, shown) =>
    all.filter(({ rule: { linkSigns } }) => !linkSigns || (linkSignBits(linkSigns) & shown) !== 0),
  );
}

function byName<Visits>(
  rules: readonly Rule[],
  visitsOf: (rule: Rule) => Readonly<Record<string, Visits>> | undefined,
): ReadonlyMap<string, readonly Visitor<Visits>[]> {
  const named = rules.flatMap((rule) =>
    Object.entries(visitsOf(rule) ?? {}).map(([name, visit]) => ({ name, visitor: { rule, visit } })),
  );
  const groups = Map.groupBy(named, ({ name }) => name);
  return new Map([...groups].map(([name, group]) => [name, group.map(({ visitor }) => visitor)]));
}
