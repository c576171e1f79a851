import { each, inLanguage } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const around: Readonly<Record<string, readonly [string, string]>> = {
  td: ['<table><tr>', '</tr></table>'],
  th: ['<table><tr>', '</tr></table>'],
};

export const cases: RuleExamples = {
  finds: {
    ...each('a sentence in', ['h2', 'h3', 'h4', 'li', 'td', 'th', 'dt', 'dd', 'figcaption'], (name) => ({
      content: `${around[name]?.[0] ?? ''}<${name}>здоровый сон важен</${name}>${around[name]?.[1] ?? ''}`,
      marks: `<${name}>`,
    })),
    'a sentence in Arabic': { content: '<p>They say:</p><p>النوم الجيد أساس الصحة</p>', marks: '<p>' },
    'a sentence in Russian among English': {
      content: '<p>In Russian: здоровый сон важен для всех.</p>',
      says: 'lang="ru"',
    },
    'one in a list': {
      content: '<ul><li>A</li><li>健康な睡眠はとても大切なことです</li></ul>',
      marks: '<li>',
      says: 'Japanese',
    },
  },
  passes: {
    'a sentence that says its language': '<p lang="ar" dir="rtl">النوم الجيد أساس الصحة</p>',
    'a part that says its language': '<p>In Russian: <span lang="ru">здоровый сон важен для всех</span>.</p>',
    'a word': '<p>Called сон in Russian.</p>',
    'a Greek letter': '<p>α-lipoic acid, β-carotene, Δ9-THC and μg</p>',
    'an article in that language': inLanguage('ar', '<p>النوم الجيد أساس الصحة</p>'),
    'accents and typographic signs': '<p>Crème fraîche “à la carte” — naïve… €5</p>',
  },
};
