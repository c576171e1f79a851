import { widget } from '#transformer/registry/widget.ts';

export default widget('quiz', {
  load: () => import('./Quiz.tsx'),
  reads: ['articlePath', 'quizzes'],
  hydrate: 'interaction',
  why: 'Scores the answers in the browser, so that they never leave it.',
});
