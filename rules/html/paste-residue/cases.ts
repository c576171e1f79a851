import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('fixed blanks', ['&nbsp;', '&#160;', '&#xa0;', '&#XA0;'], (blank) => ({
      content: `<p>A${blank.repeat(3)}B</p>`,
      marks: blank.repeat(3),
    })),
    'invisible characters in two places of a text, and takes them out': {
      content: '<p>A <b>\u200BB\u200B</b></p>',
      mends: { kind: 'safe', to: '<p>A <b>B</b></p>' },
    },
    'an invisible blank': { content: '<p>Col\u200Blagen</p>', marks: '\u200B', says: 'invisible' },
    'a mark of the order of bytes in a plain field': {
      content: block('heading', { text: '\uFEFFDose' }),
      marks: '\uFEFF',
    },
    'a row of fixed blanks': {
      content: '<p>Dose:&nbsp;&nbsp; &nbsp;600 mg</p>',
      marks: '&nbsp;&nbsp; &nbsp;',
    },
    'a bullet of a symbol font': { content: '<p>\uF0B7 Oats</p>', marks: '\uF0B7' },
    'a control character': { content: '<p>A\u0007B</p>', marks: '\u0007', says: 'control' },
    'a line break of a word processor': { content: '<p>A\u000BB</p>', marks: '\u000B', says: 'run together' },
    'several of a kind once': { content: '<p>\u200BA\u200BB</p>', marks: '\u200B', says: '2 of them' },
  },
  passes: {
    'the end of a word in Khmer': '<p>ការ\u200Bគេង\u200Bឲ្យ\u200Bបាន\u200Bគ្រប់គ្រាន់</p>',
    'the end of a word in Thai, Lao and Burmese': '<p>นอน\u200Bหลับ ນອນ\u200Bຫຼັບ အိပ်\u200Bစက်</p>',
    'what holds words together in Thai': '<p>นอน\u2060หลับ</p>',
    'the end of a word alone in a mark': '<p>ការ<b>\u200B</b>គេង</p>',
    'a fixed blank between number and unit': '<p>600&nbsp;mg, 25\u00A0°C and p.&nbsp;7</p>',
    'a family of emoji': '<p>👨‍👩‍👧 eat</p>',
    'joiners of Persian': '<p lang="fa" dir="rtl">می‌خواهم</p>',
    'a soft hyphen': '<p>Nahrungs\u00ADergänzung</p>',
    'a tab and a line break': '<p>A\n\tB\r\nC</p>',
    'marks of direction': '<p>\u200FA\u200E</p>',
  },
};
