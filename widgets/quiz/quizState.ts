import { totalScore } from '#contracts/quizScoring.ts';
import type { QuizQuestion } from '#schemas/generated/types.ts';

/** What a quiz knows of itself. The chosen answers are those marked `selected`. */
export interface QuizState {
  /** Undefined until the results are shown for the first time; 0 after a reset. */
  score: number | undefined;
  showResults: boolean;
  at: number;
  questions: readonly QuizQuestion[];
  sourceQuestions: readonly QuizQuestion[];
}

export type QuizAction =
  | { type: 'choose'; question: number; answer: number }
  | { type: 'ask'; questions: readonly QuizQuestion[] }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'get-results' }
  | { type: 'reset' };

/** If several answers to one question are marked as chosen, the first counts. */
export function initialQuizState(questions: readonly QuizQuestion[]): QuizState {
  return {
    score: undefined,
    showResults: false,
    at: 0,
    questions: questions.map((question) => choose(question, chosenAnswer(question))),
    sourceQuestions: questions,
  };
}

/** Answers are locked while results are shown. Results require an answer to every question. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'choose': {
      if (state.showResults) return state;
      const questions = state.questions.map((question, index) =>
        index === action.question ? choose(question, action.answer) : question,
      );
      return { ...state, questions };
    }
    case 'ask':
      // For other questions in the same places, choices stay, by index.
      return {
        ...state,
        questions: action.questions.map((question, index) =>
          choose(question, chosenAnswer(state.questions[index] ?? question)),
        ),
        sourceQuestions: action.questions,
        at: Math.min(state.at, action.questions.length - 1),
      };
    case 'next':
      if (!isAnswered(state.questions[state.at])) return state;
      return { ...state, at: Math.min(state.at + 1, state.questions.length - 1) };
    case 'back':
      return { ...state, at: Math.max(state.at - 1, 0) };
    case 'get-results':
      if (answeredCount(state.questions) < state.questions.length) return state;
      return { ...state, score: totalScore(state.questions), showResults: true };
    case 'reset':
      return {
        ...state,
        score: 0,
        showResults: false,
        at: 0,
        questions: state.questions.map((question) => choose(question, undefined)),
      };
  }
}

export function answeredCount(questions: readonly QuizQuestion[]): number {
  return questions.filter(isAnswered).length;
}

export function isAnswered(question: QuizQuestion | undefined): boolean {
  return question?.answers.some(({ selected }) => selected) ?? false;
}

function chosenAnswer({ answers }: QuizQuestion): number {
  return answers.findIndex(({ selected }) => selected);
}

function choose(question: QuizQuestion, chosen: number | undefined): QuizQuestion {
  return {
    ...question,
    answers: question.answers.map((answer, index) => ({ ...answer, selected: index === chosen })),
  };
}
