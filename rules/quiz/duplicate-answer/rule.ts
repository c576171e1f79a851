import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'quiz/duplicate-answer',
  severity: 'warning',
  summary: 'Two answers to a question have the same text.',
  blocks: {
    quiz({ data, place }, report) {
      data.questions.forEach(({ answers }, question) => {
        const pointerOf = (answer: number): string => `/data/questions/${question}/answers/${answer}/label`;
        const plainLabels = answers.map(({ label }) => label.trim().replace(/\s+/g, ' ').toLowerCase());
        answers.forEach(({ label }, answer) => {
          const earlier = plainLabels.indexOf(plainLabels[answer] ?? '');
          if (earlier === answer) return;
          report(
            place(pointerOf(answer)),
            `Two answers to this question have the text "${label.trim()}". Change one, or remove it.`,
            {
              evidence: label,
              related: [{ place: place(pointerOf(earlier)), message: 'This is the other one.' }],
            },
          );
        });
      });
    },
  },
};
