import { cx } from '@linaria/core';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BroughtProps, WidgetProps } from '#transformer/registry/widget.ts';
import { formCard } from '../ui/formCard.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { printedTable } from '../ui/printedTable.styles.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { useForgetOnReturn } from '../ui/useForgetOnReturn.ts';
import { calculatorCard } from './Calculator.styles.ts';
import type {
  Calculator as CalculatorDefinition,
  CalculatorWords,
  Result,
  Schedule,
  Working,
} from './calculation.ts';
import { initialState, withEntry, withMore, withResult } from './calculatorState.ts';
import { calculators } from './calculators.ts';
import { dayAt, spanInWords } from './formulas/calendarDay.ts';
import { InputView } from './InputView.tsx';
import { ResultView, strokeOfRow } from './ResultView.tsx';

const wrongFields = 'input[aria-invalid], [aria-invalid] input';

/** A form computed in the browser. Entries are never sent, stored, reported or put into an address. */
export default function Calculator({
  data,
  brought,
}: WidgetProps<'calculator'> & BroughtProps<CalculatorWords>): ReactNode {
  return (
    <CalculatorView
      key={data.calculator}
      calculator={calculators[data.calculator]}
      words={brought}
      title={present(data.title)}
    />
  );
}

interface CalculatorViewProps {
  calculator: CalculatorDefinition;
  words: CalculatorWords;
  title: string | undefined;
}

function CalculatorView({ calculator, words, title }: CalculatorViewProps): ReactNode {
  const [{ entries, faults, result, submits }, setState] = useState(() => initialState(calculator));
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { more } = calculator;

  useEffect(() => {
    if (submits === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(wrongFields);
    if (wrong) wrong.focus();
    else outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [submits]);

  const clear = (): void => setState(initialState(calculator));
  useForgetOnReturn(clear);

  const calculate = (event: SubmitEvent): void => {
    event.preventDefault();
    setState((now) => withResult(calculator, now, words.messages, dayAt(new Date())));
  };
  const addFields = (): void => {
    flushSync(() => setState((now) => withMore(calculator, now)));
    form.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  };

  return (
    <section className={cx(formCard, calculatorCard)} aria-labelledby={titleId}>
      <h2 id={titleId}>{title ?? <OwnWords>{words.title}</OwnWords>}</h2>
      <div lang="en" dir="ltr">
        <p>{words.about}</p>
        <p data-plain="">{words.withoutScript}</p>
        {/* Outside a dialog, this method submits nothing, even if our script fails. */}
        <form
          ref={form}
          data-live=""
          method="dialog"
          autoComplete="off"
          noValidate
          aria-labelledby={titleId}
          onSubmit={calculate}
        >
          {calculator.fields(entries, words.messages).map((part, index) => (
            <InputView
              key={index}
              part={part}
              entries={entries}
              faults={faults}
              onEnter={(name, value) => setState((now) => withEntry(calculator, now, name, value))}
            />
          ))}
          {more && Number(entries[more.name]) < more.most && (
            <button type="button" onClick={addFields}>
              {more.label}
            </button>
          )}
          <p>
            <button type="submit">Calculate</button>{' '}
            <button type="button" onClick={clear}>
              Clear
            </button>
          </p>
          <small>What you enter stays on this page. It is not sent anywhere and not kept.</small>
        </form>
        <div ref={outcome} aria-live="polite">
          {result && <ResultView result={result} />}
        </div>
        {words.schedule && <ScheduleView schedule={words.schedule} weeks={result?.weeks} />}
        <WorkingView working={words.working} markedRow={result?.row} />
      </div>
    </section>
  );
}

interface ScheduleViewProps {
  schedule: Schedule;
  weeks: Result['weeks'];
}

/** In weeks, which need no script; with their dates once these are known. */
function ScheduleView({ schedule: { rows, ...table }, weeks }: ScheduleViewProps): ReactNode {
  const dated = rows.map(({ from, to, text }) => {
    const name = from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
    if (!weeks) return { name, text };
    const first = weeks.from + from * 7;
    const last = weeks.from + to * 7 + 6;
    const isMarked = first <= weeks.today && weeks.today <= last;
    return { name: spanInWords(first, last), text, isMarked, more: isMarked ? `${name}, now` : name };
  });
  return <Table {...table} rows={dated} />;
}

interface TableProps {
  caption: string;
  columns: readonly [string, string];
  rows: readonly { name: string; text: string; isMarked?: boolean; more?: string }[];
}

function Table({ caption, columns, rows }: TableProps): ReactNode {
  return (
    <table className={printedTable}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, text, isMarked, more }) => (
          <tr key={text + name} aria-current={isMarked || undefined}>
            <th scope="row">
              {name}
              {more && <small>{more}</small>}
            </th>
            <td>
              <span className={isMarked ? strokeOfRow : undefined}>{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WorkingView({
  working: { formula, table, sources },
  markedRow,
}: {
  working: Working;
  markedRow: number | undefined;
}): ReactNode {
  const rows = table.rows.map(([name, text], index) => ({ name, text, isMarked: index === markedRow }));
  return (
    <details open={markedRow !== undefined}>
      <summary>
        <h3>How it is worked out</h3>
      </summary>
      {formula.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Table {...table} rows={rows} />
      <small>
        {sources.length === 1 ? 'Source: ' : 'Sources: '}
        {sources.map(({ name, url }, index) => (
          <span key={url}>
            {index > 0 && '; '}
            <SafeLink url={url}>{name}</SafeLink>
          </span>
        ))}
        .
      </small>
    </details>
  );
}
