import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
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
    'an article in that language': {
      language: 'ar',
      blocks: [{ id: 'a', type: 'rich-text', data: { html: '<p>النوم الجيد أساس الصحة</p>' } }],
    },
    'accents and typographic signs': '<p>Crème fraîche “à la carte” — naïve… €5</p>',
  },
};
