import type { CalculatorWords } from '../calculation.ts';
import { daysToDueDate, usualCycle } from '../formulas/dueDate.ts';
import { starts } from '../pregnancyStarts.ts';
import { withoutScript } from './withoutScript.ts';

export const dueDateWords: CalculatorWords = {
  title: 'Due date',
  about: 'When your baby may come, counted from the day that you know best.',
  withoutScript,
  messages: {
    cycle: `Usually 21 to 35; if you leave this empty, we use ${usualCycle}.`,
    future: 'This day is still to come. Enter one that is over.',
    dates: 'The list below has your dates.',
    overdue:
      'That is later than most babies come. If yours is not there yet, call your midwife or doctor today.',
    usual:
      'Few babies come on the day itself; most come in the two weeks around it. A scan in the first 14 weeks may move the date, and what your midwife or doctor says counts.',
  },
  schedule: {
    caption: 'What usually happens when',
    columns: ['When', 'What'],
    rows: [
      { from: 8, to: 10, text: 'First appointment: your history, blood and urine tests, often a scan' },
      { from: 11, to: 13, text: 'First screening, if you want it: a blood test and a scan' },
      { from: 18, to: 22, text: 'The long scan: organs, growth, and placenta' },
      { from: 24, to: 28, text: 'Blood sugar test for diabetes of pregnancy' },
      { from: 27, to: 36, text: 'Whooping cough vaccine (Tdap), best early in these weeks' },
      { from: 36, to: 37, text: 'Swab for group B strep' },
      { from: 39, to: 40, text: 'Full term: babies born now do best' },
      { from: 41, to: 41, text: 'Still pregnant: more checks, and a talk about starting labor' },
    ],
  },
  working: {
    formula: [
      'Count forward from the day that you know, by the days in the table.',
      `From the last period, add a day for each day that your cycle is longer than ${usualCycle}, and take one off for each that it is shorter.`,
    ],
    table: {
      caption: 'Days to the due date',
      columns: ['Counted from', 'Days'],
      rows: starts.map(({ value, known }) => [known, String(daysToDueDate[value])]),
    },
    sources: [
      {
        name: 'American College of Obstetricians and Gynecologists, Committee Opinion 700',
        url: 'https://pubmed.ncbi.nlm.nih.gov/28426621/',
      },
      {
        name: 'Routine Tests During Pregnancy',
        url: 'https://www.acog.org/womens-health/faqs/routine-tests-during-pregnancy',
      },
    ],
  },
};
