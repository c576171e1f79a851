import { type ReactNode, useMemo } from 'react';
import type { QuizQuestion, QuizResults } from '#schemas/generated/types.ts';
import type { Instrument } from '#transformer/article/blockContext.ts';
import { Placeholder } from '#transformer/basic/Placeholder.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { note } from '../note/Note.styles.ts';
import { Telephones } from '../note/Telephones.tsx';
import { defaultDisclaimer } from '../quiz/disclaimer.ts';
import { QuizForm } from '../quiz/QuizForm.tsx';
import { present } from '../ui/presentText.ts';
import { assessment } from './Assessment.styles.ts';

const lines = [
  { number: '988', label: 'call or text: United States and Canada' },
  { number: '116 123', label: 'United Kingdom and Ireland' },
  { number: '13 11 14', label: 'Australia' },
];

function CrisisHelp({ isUrgent = false, children }: { isUrgent?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={note} data-kind={isUrgent ? 'urgent' : 'caution'} lang="en" dir="ltr">
      <p>{children}</p>
      <Telephones telephones={lines} />
      <p>In danger right now? Call 911, or the emergency number where you are.</p>
    </div>
  );
}

/**
 * A symptom questionnaire. Answers and use are health data: never sent, stored or reported.
 * Any answer but the first to an item about self-harm shows help, and the result begins with it.
 */
export default function Assessment({
  data,
  block,
}: WidgetProps<'assessment', 'instruments' | 'preview'>): ReactNode {
  const instrument = block.instruments.find(({ id }) => id === data.instrument);
  if (!instrument) {
    return <Placeholder text={`There is no questionnaire ${data.instrument}`} preview={block.preview} />;
  }
  return <Questionnaire key={instrument.id} instrument={instrument} title={present(data.title)} />;
}

interface QuestionnaireProps {
  instrument: Instrument;
  title: string | undefined;
}

function Questionnaire({ instrument, title }: QuestionnaireProps): ReactNode {
  const questions = useMemo(() => questionsOf(instrument), [instrument]);
  return (
    <QuizForm
      title={title ?? instrument.title}
      name="Assessment"
      className={assessment}
      questions={questions}
      scoreType="simple"
      results={resultsOf(instrument)}
      disclaimer={defaultDisclaimer}
      belowAnswers={(index) =>
        instrument.items[index]?.asksAboutSelfHarm && (
          <div role="status">
            <div data-help="">
              <CrisisHelp isUrgent>
                <b>Thank you for being honest. You do not have to carry this alone:</b> somebody answers now,
                at any hour.
              </CrisisHelp>
            </div>
          </div>
        )
      }
      belowResultHeading={(questions) =>
        indicatesSelfHarm(instrument, questions) && (
          <CrisisHelp isUrgent>
            <b>Before the number:</b> you marked a thought of death or of hurting yourself. Whatever the
            points say, please talk with somebody today.
          </CrisisHelp>
        )
      }
    >
      <CrisisHelp>
        <b>If you think of hurting yourself, or of not being alive any more,</b> you need no test. Somebody
        answers at any hour:
      </CrisisHelp>
      {present(instrument.introduction) && <p>{present(instrument.introduction)}</p>}
      <p>
        <small>{instrument.notice}</small>
      </p>
      <p>
        <b>{instrument.question}</b>
      </p>
    </QuizForm>
  );
}

export function questionsOf({ items, answers }: Instrument): QuizQuestion[] {
  return items.map(({ text, answers: own = answers }) => ({
    questionTitle: text,
    answers: own.map(({ label, points }) => ({ label, score: points })),
  }));
}

export function resultsOf({ items, answers, bands }: Instrument): QuizResults {
  const maximumScore = items.reduce(
    (sum, { answers: own = answers }) => sum + Math.max(...own.map(({ points }) => points)),
    0,
  );
  return {
    maximumScore,
    responses: bands.map(({ from, title, text }, index) => {
      const next = bands[index + 1];
      return { range: { low: from, high: next ? next.from - 1 : maximumScore }, title, text };
    }),
  };
}

/** Whether an item about self-harm has any answer but its first, which denies it. */
export function indicatesSelfHarm({ items }: Instrument, questions: readonly QuizQuestion[]): boolean {
  return items.some(
    ({ asksAboutSelfHarm }, index) =>
      asksAboutSelfHarm && (questions[index]?.answers.findIndex(({ selected }) => selected) ?? 0) > 0,
  );
}
