import { totalScore } from '../../contracts/quizScoring.ts';
import type { QuizQuestion } from '../../schemas/generated/types.ts';

/** What a quiz knows of itself. The chosen answers are those marked `selected`. */
export interface QuizState {
  /** Undefined until the results are shown for the first time; 0 after a reset. */
  score: number | undefined;
  showResults: boolean;
  questions: readonly QuizQuestion[];
}

export type QuizAction =
  | { type: 'choose'; question: number; answer: number }
  | { type: 'get-results' }
  | { type: 'reset' };

/** No score and no results; of several answers marked as chosen to one question, the first counts. */
export function initialQuizState(questions: readonly QuizQuestion[]): QuizState {
  const atFirst = questions.map((question) =>
    choose(
      question,
      question.answers.findIndex(({ selected }) => selected),
    ),
  );
  return { score: undefined, showResults: false, questions: atFirst };
}

/** Answers are locked while the results are shown, and no results are shown before every question has its answer. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'choose': {
      if (state.showResults) return state;
      const questions = state.questions.map((question, index) =>
        index === action.question ? choose(question, action.answer) : question,
      );
      return { ...state, questions };
    }
    case 'get-results':
      if (answeredCount(state.questions) < state.questions.length) return state;
      return { ...state, score: totalScore(state.questions), showResults: true };
    case 'reset':
      return {
        score: 0,
        showResults: false,
        questions: state.questions.map((question) => choose(question, undefined)),
      };
  }
}

/** How many questions have an answer. */
export function answeredCount(questions: readonly QuizQuestion[]): number {
  return questions.filter(({ answers }) => answers.some(({ selected }) => selected)).length;
}

function choose(question: QuizQuestion, chosen: number | undefined): QuizQuestion {
  return {
    ...question,
    answers: question.answers.map((answer, index) => ({ ...answer, selected: index === chosen })),
  };
}
