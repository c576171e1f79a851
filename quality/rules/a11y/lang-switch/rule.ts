import { attributeOf, type HtmlElement, someInside } from '../../../html/htmlTree.ts';
import type { Rule } from '../../../rule.ts';
import type { HtmlSubject } from '../../../subjects/subjects.ts';

/** Scripts that languages written in Latin letters do not use, with a language that most such texts are in. */
const scripts = [
  { pattern: /\p{Script=Arabic}/u, words: 'Arabic letters', example: 'ar' },
  { pattern: /\p{Script=Hebrew}/u, words: 'Hebrew letters', example: 'he' },
  { pattern: /\p{Script=Cyrillic}/u, words: 'Cyrillic letters', example: 'ru' },
  { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, words: 'Japanese characters', example: 'ja' },
  { pattern: /\p{Script=Hangul}/u, words: 'Korean letters', example: 'ko' },
  { pattern: /\p{Script=Han}/u, words: 'Chinese characters', example: 'zh' },
  { pattern: /\p{Script=Devanagari}/u, words: 'Devanagari letters', example: 'hi' },
  { pattern: /\p{Script=Thai}/u, words: 'Thai letters', example: 'th' },
] as const;

/** A name or a single word is read well enough; a sentence is not. In letters of the other script. */
const fewestLetters = 12;

/** Letters that no language written in Latin letters uses. Greek ones name substances. */
const foreignLetter = /[\p{L}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]]/gv;

/** Texts in another script that do not say which language they are in: a screen reader reads them as English. */
export const rule: Rule = {
  id: 'a11y/lang-switch',
  severity: 'info',
  summary: 'A text in another script does not say which language it is in.',
  html(field, report) {
    const language = field.block.article.language;
    for (const element of blocksOfText(field)) {
      const text = field.textOf(element);
      const letters = text.match(foreignLetter)?.length ?? 0;
      if (letters < fewestLetters || saysLanguage(element)) continue;
      const script = scripts.find(({ pattern }) => pattern.test(text));
      if (!script) continue;
      if (!isInLatinLetters(language)) return;
      report(
        field.placeOfTag(element),
        `This text is in ${script.words}, and does not say which language that is, so screen readers read it as "${language}". Write lang="${script.example}", or whichever it is, on the element.`,
        { evidence: text },
      );
    }
  },
};

/** Making a locale takes longer than most fields do, so it is asked for where there is something to tell. */
function isInLatinLetters(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Latn';
}

const textBlocks: ReadonlySet<string> = new Set([
  'p',
  'li',
  'h2',
  'h3',
  'h4',
  'td',
  'th',
  'dt',
  'dd',
  'figcaption',
]);

function blocksOfText({ tree }: HtmlSubject): HtmlElement[] {
  return tree.elements.filter(
    ({ name, children }) =>
      textBlocks.has(name) &&
      !children.some((child) => child.kind === 'element' && textBlocks.has(child.name)),
  );
}

/** Whether the element, one around it or one inside it names a language. */
function saysLanguage(element: HtmlElement): boolean {
  for (let around: HtmlElement | undefined = element; around; around = around.parent) {
    if (attributeOf(around, 'lang')) return true;
  }
  return someInside(element, (inner) => attributeOf(inner, 'lang') !== undefined);
}
