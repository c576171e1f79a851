import { attributeOf, type HtmlElement, someInside } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';
import type { HtmlSubject } from '../../engine/subjects/subjects.ts';

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

/** In letters of the other script. A screen reader copes with a name or a single word. */
const fewestLetters = 12;

/** Letters outside Latin. Greek ones name substances, so they do not count. */
const foreignLetter = /[\p{L}--[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]]/gv;

export const rule: Rule = {
  id: 'a11y/lang-switch',
  severity: 'info',
  summary: 'A text in another script has no language attribute.',
  html(field, report) {
    const language = field.block.article.language;
    for (const element of blocksOfText(field)) {
      const text = field.textOf(element);
      const letters = text.match(foreignLetter)?.length ?? 0;
      if (letters < fewestLetters || hasLanguage(element)) continue;
      const script = scripts.find(({ pattern }) => pattern.test(text));
      if (!script) continue;
      if (!isInLatinLetters(language)) return;
      report(
        field.placeOfTag(element),
        `This text is in ${script.words}, but its element has no lang attribute, so screen readers read it as "${language}". Add the language, such as lang="${script.example}".`,
        { evidence: text },
      );
    }
  },
};

/** Creating a locale is slower than most checks, so it is done only if a text has other letters. */
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

function hasLanguage(element: HtmlElement): boolean {
  for (let around: HtmlElement | undefined = element; around; around = around.parent) {
    if (attributeOf(around, 'lang')) return true;
  }
  return someInside(element, (inner) => attributeOf(inner, 'lang') !== undefined);
}
