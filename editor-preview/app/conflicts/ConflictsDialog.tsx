import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Change, Operation } from '#editor-preview/model/operation.ts';
import { markWords } from '../compare/pageMarks.ts';
import { ShownHtml } from '../forms/rich-text/ShownHtml.tsx';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { bothValues } from './bothValues.ts';
import { conflict, values } from './ConflictsDialog.styles.ts';
import { bothTexts, type Question, questionsOf, type TwoTexts, textChange } from './questions.ts';

export default function ConflictsDialog({
  context: { document, view, person },
  onClose,
}: ToolDialogProps): ReactNode {
  const expected = view.expectedConflicts.map(({ operation }) => operation);
  const questions = questionsOf(view.conflicts, view.article);
  const [impossible, setImpossible] = useState<ReadonlyMap<string, string>>(new Map());
  const settle = ({ operations }: Question): void => {
    for (const { id } of operations) document.settle(id);
  };
  const use = (question: Question, changes: readonly Change[]): void => {
    const why = document.edit(changes, { label: question.operations.at(-1)?.label ?? words.labels.useMine });
    if (why === undefined) settle(question);
    else setImpossible((before) => new Map(before).set(question.id, why));
  };
  return (
    <Dialog title={words.names.conflicts} onClose={onClose}>
      {expected.length + questions.length === 0 && <p>{words.conflicts.allMerged}</p>}
      {questions.map((question) => {
        const { id, operations, texts } = question;
        const author = operations.at(-1)?.author ?? person.name;
        const isMine = author === person.name;
        return (
          <section key={id} className={conflict}>
            {texts ? (
              <>
                <h3>{operations.at(-1)?.label ?? words.conflicts.aChange}</h3>
                <TwoVersions
                  {...texts}
                  name={isMine ? words.conflicts.myVersion : words.conflicts.versionOf(author)}
                />
              </>
            ) : (
              operations.map((operation) => (
                <BothValues
                  key={operation.id}
                  operation={operation}
                  article={view.article}
                  name={isMine ? words.conflicts.mine : words.conflicts.changeOf(author)}
                />
              ))
            )}
            {view.conflicts.some((each) => each.operation.id === id && each.because === 'not-kept') && (
              <p>{words.conflicts.tooLarge}</p>
            )}
            {impossible.has(id) && <p role="alert">{words.conflicts.staysHere(impossible.get(id) ?? '')}</p>}
            <p className={buttonRow}>
              <MainButton
                onClick={() =>
                  use(
                    question,
                    texts ? [textChange(texts, texts.mine)] : operations.flatMap(({ changes }) => changes),
                  )
                }
              >
                {nameOfUse(texts !== undefined, isMine)}
              </MainButton>
              <PlainButton onClick={() => settle(question)}>{words.conflicts.keepTheirs}</PlainButton>
              {texts && (
                <PlainButton onClick={() => use(question, [textChange(texts, bothTexts(texts))])}>
                  {words.conflicts.keepBoth}
                </PlainButton>
              )}
            </p>
          </section>
        );
      })}
      {expected.map((operation) => (
        <section key={operation.id} className={conflict}>
          <BothValues operation={operation} article={view.article} name={words.conflicts.mine} />
          <p>{words.conflicts.soon}</p>
        </section>
      ))}
    </Dialog>
  );
}

function nameOfUse(isText: boolean, isMine: boolean): string {
  if (!isText) return words.conflicts.useChange;
  return isMine ? words.conflicts.useVersion : words.conflicts.useOthersVersion;
}

interface BothValuesProps {
  operation: Operation;
  article: EditedArticle;
  name: string;
}

function BothValues({ operation, article, name }: BothValuesProps): ReactNode {
  return (
    <>
      <h3>{operation.label ?? words.conflicts.aChange}</h3>
      {bothValues(operation, article).map(({ place, mine, theirs }) => (
        <dl key={place} className={values}>
          <div>
            <dt>{name}</dt>
            <dd>{mine}</dd>
          </div>
          <div>
            <dt>{words.conflicts.theirs}</dt>
            <dd>{theirs}</dd>
          </div>
        </dl>
      ))}
    </>
  );
}

interface TwoVersionsProps extends Pick<TwoTexts, 'mine' | 'theirs'> {
  name: string;
}

function TwoVersions(props: TwoVersionsProps): ReactNode {
  // Marks modify React's DOM: another pair of texts is remounted.
  return <MarkedVersions key={`${props.mine}\0${props.theirs}`} {...props} />;
}

function MarkedVersions({ mine, theirs, name }: TwoVersionsProps): ReactNode {
  const own = useRef<HTMLElement>(null);
  const others = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (own.current && others.current) markWords(others.current, own.current);
  }, []);
  return (
    <dl className={values}>
      <div>
        <dt>{name}</dt>
        <dd ref={own}>
          <Version text={mine} />
        </dd>
      </div>
      <div>
        <dt>{words.conflicts.theirs}</dt>
        <dd ref={others}>
          <Version text={theirs} />
        </dd>
      </div>
    </dl>
  );
}

function Version({ text }: { text: string }): ReactNode {
  return /<[a-z]|&[a-z#]/i.test(text) ? <ShownHtml html={text} /> : text;
}
