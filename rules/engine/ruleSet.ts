import type { Rule, Visit, VisitElement } from './rule.ts';
import type {
  ArticleSubject,
  BlockSubject,
  HeadingSubject,
  HtmlSubject,
  ImageSubject,
  LinkSubject,
  TextSubject,
} from './subjects/subjects.ts';

interface Visitor<Visits> {
  rule: Rule;
  visit: Visits;
}
export type Visitors<Subject> = readonly Visitor<Visit<Subject>>[];

export interface RuleSet {
  readonly blocks: ReadonlyMap<string, Visitors<BlockSubject>>;
  readonly anyBlock: Visitors<BlockSubject>;
  readonly html: Visitors<HtmlSubject>;
  readonly elements: ReadonlyMap<string, readonly Visitor<VisitElement>[]>;
  readonly link: Visitors<LinkSubject>;
  readonly image: Visitors<ImageSubject>;
  readonly heading: Visitors<HeadingSubject>;
  readonly text: Visitors<TextSubject>;
  readonly article: Visitors<ArticleSubject>;
}

const known = new WeakMap<readonly Rule[], RuleSet>();

export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const made = known.get(rules);
  if (made) return made;
  const ruleSet: RuleSet = {
    blocks: byName(
      rules,
      ({ blocks }) => blocks as Readonly<Record<string, Visit<BlockSubject>>> | undefined,
    ),
    anyBlock: visitors(rules, ({ anyBlock }) => anyBlock),
    html: visitors(rules, ({ html }) => html),
    elements: byName(rules, ({ elements }) => elements),
    link: visitors(rules, ({ link }) => link),
    image: visitors(rules, ({ image }) => image),
    heading: visitors(rules, ({ heading }) => heading),
    text: visitors(rules, ({ text }) => text),
    article: visitors(rules, ({ article }) => article),
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
