import { each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a word',
      phrases(`
        Top | Our Picks | Reviews | Tested | Ranked | Deals | Compared | Prices | Costs | Guide | Reviewed
      `),
      (word) => ({ content: { title: `${word}: Sleep Masks 2024` } }),
    ),
    'the best of last year': { content: { title: 'The Best Pillows of 2025' }, marks: '2025' },
    'prices of another year': { content: { title: 'What Insulin Costs in 2023' }, marks: '2023' },
    'the later of two old years': { content: { title: 'Best Pillows 2024/2025' }, marks: '2025' },
  },
  passes: {
    ...each(
      'an amount of',
      ['Calorie', 'Calories', 'kcal', 'mg', 'mcg', 'IU', 'Steps', 'Words', 'People', 'Participants', 'Miles'],
      (unit) => ({ title: `Best Diet for 2000 ${unit} a Day` }),
    ),
    ...each('a time', ['since', 'from', 'before', 'after', 'until', 'during'], (word) => ({
      title: `Best Advice ${word} 2024`,
    })),
    ...each(
      'a place in history',
      ['Guidelines', 'Study', 'Trials', 'Census', 'Law', 'Act', 'Outbreak', 'Pandemic'],
      (word) => ({ title: `Guide to the 2024 ${word}` }),
    ),
    'a comparison': { title: 'Sleep Compared to 2024' },
    'the year of a guideline': { title: 'The 2020 Dietary Guidelines, Reviewed by a Dietitian' },
    'a comparison with another illness': { title: 'COVID-19 Deaths in 2020, Compared with the Flu' },
    'a year from which something changed': { title: 'Flu Shots Since 2010: A Guide' },
    'the best of this year': { title: 'The Best Pillows of 2026' },
    'the best of next year, as writers begin in autumn': { title: 'The Best Pillows of 2027' },
    'an old year beside this one': { title: 'Pillow Prices Compared: 2024 and 2026' },
    'the year of an event': { title: 'What the 2020 Pandemic Taught Hospitals' },
    'a number that is no year': { title: 'The Best 2000-Calorie Meal Plans' },
    'no year': { title: 'The Best Pillows' },
  },
};
