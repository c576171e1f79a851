import { leftoversIn } from '../../engine/facts/leftovers.ts';
import { surroundingsOf } from '../../engine/facts/surroundings.ts';
import type { Place } from '../../engine/place.ts';
import type { Rule } from '../../engine/rule.ts';
import type { TextSubject } from '../../engine/subjects/subjects.ts';

const missing: readonly RegExp[] = [
  /\[object [A-Z]\w{2,30}\]/gu,
  /[$€£¥] ?(?:undefined|null)\b/gu,
  // Sodium azide is NaN₃.
  /[$€£¥]? ?(?<![\w-])NaN(?![\w₀-₉-])/gu,
  /(?<![\w-])(?:undefined|null) ?(?:%|\/\d|(?:out of|mg|mcg|µg|g|ml|mL|kcal|calories|reviews?|ratings?|stars?|undefined|null)\b)/gu,
  /(?<![\w-])(?:undefined|null|None) (?:mg|mcg|tablets?|pills?|capsules?|drops|puffs|gummies|servings?|cups?|teaspoons?|tablespoons?|minutes|hours|days|weeks|months|years|comprimidos?|pastillas?|tabletas?|cápsulas?|gotas|cucharad(?:it)?as?|minutos|horas|días|semanas|meses|años)(?!\p{L})/gu,
  // Format specifiers of C and Python: "%s", "%1$d", "%.1f", "%(dose)s". "100%s" is a typing error.
  /(?<![\w%])%(?:\d\$)?(?:[sd]|\.\df|\([a-z_]{1,30}\)[sd])(?![\w%])/gu,
  /\b(?:Dear|Hello|Hi|Hola|Estimad[oa]|Querid[oa]) (?:undefined|null)\b/gu,
  /(?<=\p{Lu}[\p{L}’']{1,30} )undefined\s*$/gu,
  /\bInvalid Date\b/gu,
  /#(?:REF!|N\/[AD]\b|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|¡(?:REF|VALOR|DIV\/0|NUM)!|¿NOMBRE\?)/gu,
];
const kinds = missing.map((pattern) => ({ pattern }));

const wholeText = /^\s*(?:undefined|null|nil)\s*$/;
const inOtherLanguages = [{ pattern: /(?<![\w-])undefined(?![\w-])/g }];

export const rule: Rule = {
  id: 'text/missing-value',
  severity: 'error',
  summary: 'A text contains a placeholder for a missing value.',
  // Prefilter: each pattern contains one of these, and the search is fast.
  textPattern: /undefined|null|nil|NaN|None |\[object |Invalid Date|#[A-Z¡¿]|%[sd\d.(]/,
  text(subject, report) {
    if (wholeText.test(subject.text)) {
      if (!isPartOfSentence(subject)) reportMissing(subject.text.trim(), subject.place());
      return;
    }
    const sought = subject.article.language === 'en' ? kinds : [...kinds, ...inOtherLanguages];
    for (const { found, place, index } of leftoversIn(subject, sought)) {
      if (!isAzide(subject, index + found.length)) reportMissing(found.trim(), place);
    }

    function reportMissing(found: string, place: Place): void {
      report(place, `"${found}" stands for a missing value. Enter the value, or remove the sentence.`, {
        evidence: found,
      });
    }
  },
};

/** A marked word ("the <em>null</em> hypothesis") or a text alternative, which `a11y/alt-placeholder` checks. */
function isPartOfSentence(subject: TextSubject): boolean {
  if (!subject.html) return /alt$/i.test(subject.place().pointer);
  const { before, behind } = surroundingsOf(subject, { start: 0, end: subject.text.length });
  return before.trim() !== '' || !/^\s*(?:\.|$)/.test(behind);
}

function isAzide({ html, place }: TextSubject, end: number): boolean {
  const start = (place().within?.start ?? 0) + end;
  return html?.html.startsWith('<sub', start) ?? false;
}
