import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { reportEvent } from '../tracking/reportEvent.ts';
import { disclaimerOf } from './disclaimer.ts';
import { QuizForm } from './QuizForm.tsx';
import { quizVersion } from './quizVersion.ts';

/** Reports only that it was started, continued and submitted. */
export default function Quiz({ data, block }: WidgetProps<'quiz', 'articlePath' | 'quizzes'>): ReactNode {
  return (
    <QuizForm
      title={data.title}
      name="Quiz"
      questions={data.questions}
      scoreType={data.scoreType ?? 'simple'}
      results={data.results}
      disclaimer={disclaimerOf(data)}
      version={quizVersion(block)}
      onProgress={(form, kind) => reportEvent(form, kind, { formatType: 'QUIZ', name: data.quizId })}
    />
  );
}
