import { syllable } from 'syllable';
import { articleItself, type EditedArticle, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields, textFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import { linesOfHtml } from '#transformer/html/textOfHtml.ts';
import { countWords } from '#transformer/words/countWords.ts';
import { typeOfNode } from '../document/blockPlaces.ts';

const endsSentence = /[.!?…]["'”’)\]]*$/;

/**
 * Headings, labels and table cells are excluded: without a full stop, they would make any text look easy.
 * @param language a language tag
 */
export function proseSentences(html: string, language: string): string[] {
  const segmenter = segmenterOf(language);
  return linesOfHtml(html)
    .flatMap((line) => [...segmenter.segment(line)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => endsSentence.test(sentence));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}

interface Prose {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

/** Fewer sentences are not significant. */
const minSentences = 5;
const known = new WeakMap<EditedNode['fields'], Prose>();

export function hasReadingGrade(language: string): boolean {
  return /^en(?:-|$)/i.test(language);
}

/** The Flesch–Kincaid grade (US school years) of the article; undefined for too few sentences. */
export function readingGrade(article: EditedArticle, language: string): number | undefined {
  const all = { sentences: 0, words: 0, syllables: 0 };
  for (const node of article.nodes.values()) {
    if (node.id === articleItself) continue;
    const prose = proseOf(article, node, language);
    all.sentences += prose.sentences;
    all.words += prose.words;
    all.syllables += prose.syllables;
  }
  return all.sentences < minSentences ? undefined : gradeOf(all);
}

export function gradeOf({ sentences, words, syllables }: Prose): number {
  return Math.max(1, Math.round(0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59));
}

function proseOf(article: EditedArticle, node: EditedNode, language: string): Prose {
  const before = known.get(node.fields);
  if (before) return before;
  const type = typeOfNode(node);
  const prose = { sentences: 0, words: 0, syllables: 0 };
  if (isBlockType(type)) {
    const { data } = blockJson(article, node.id);
    forEachText(data, [...textFields[type], ...htmlFields[type]], (text) => {
      for (const sentence of proseSentences(text, language)) {
        prose.sentences += 1;
        prose.words += countWords(sentence);
        prose.syllables += syllable(sentence);
      }
    });
  }
  known.set(node.fields, prose);
  return prose;
}
