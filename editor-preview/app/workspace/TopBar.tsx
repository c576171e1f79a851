import { Fragment, memo, type ReactNode, useId } from 'react';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import type { EditedTranslation } from '#editor-preview/model/exchange.ts';
import { minutesToRead } from '#transformer/words/countWords.ts';
import { type Collaborators, usePeopleHere } from '../collaborators/collaborators.ts';
import { ConflictsDialog } from '../conflicts/tool.ts';
import { wordsIn } from '../document/articleWords.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import type { DocumentView } from '../document/documentView.ts';
import { savingInWords } from '../document/saving.ts';
import { haveSameFields, useDocumentPart } from '../document/useDocument.ts';
import { addBlock } from '../palette/tool.ts';
import { LinkButton, MainButton, PlainButton } from '../parts/buttons.tsx';
import { Sign, type SignName } from '../parts/Sign.tsx';
import { momentInWords } from '../parts/times.ts';
import { PeopleHere } from '../presence/PeopleHere.tsx';
import { PublishDialog } from '../publish/tool.ts';
import { useReadingGrade } from '../readability/useReadingGrade.ts';
import { SignInDialog } from '../review/dialogs.ts';
import { planInWords, zoneHere } from '../review/plansInWords.ts';
import { reviewPanel } from '../review/reviewPanel.ts';
import { nextSchedule, useReviews } from '../review/useReviews.ts';
import { share } from '../sharing/tool.ts';
import type { ToolDialog } from '../tool/command.ts';
import { hasCommandKey, keysInWords } from '../tool/keys.ts';
import type { LiveContext } from '../tool/Live.tsx';
import { toolLanguage, words } from '../words/words.ts';
import { redo, undo } from './appTool.ts';
import { CommandsDialog } from './CommandsDialog.tsx';
import { actions, barButton, outwards, status, titles, topBar } from './TopBar.styles.ts';

function Translations({ translations }: { translations: readonly EditedTranslation[] }): ReactNode {
  if (translations.length === 0) return null;
  return (
    <span>
      {translations.map(({ path, language }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a
            href={`${editorAddresses.article}?${new URLSearchParams({ [editorFields.path]: path })}`}
            title={path}
          >
            {languageNames.of(language) ?? language}
          </a>
        </Fragment>
      ))}
    </span>
  );
}

const languageNames = new Intl.DisplayNames(toolLanguage, { type: 'language' });

interface TopBarProps {
  live: LiveContext;
  document: EditorDocument;
  collaborators: Collaborators;
  isPageReady: boolean;
}

function topBarView({ article, saving, conflicts, expectedConflicts, ...view }: DocumentView) {
  const title = article.nodes.get('')?.fields.title;
  return {
    title: typeof title === 'string' && title !== '' ? title : words.top.untitled,
    count: wordsIn(article),
    saving: saving.kind,
    savingText: savingInWords(saving),
    notMerged: conflicts.length + expectedConflicts.length,
    path: view.path,
    articleState: view.articleState,
    canSave: view.canSave,
    isPersisted: view.isPersisted,
    whyReadOnly: view.whyReadOnly,
    translations: view.translations,
    undo: view.undo,
    redo: view.redo,
  };
}

export const TopBar = memo(function TopBar(props: TopBarProps): ReactNode {
  const { live, document, collaborators, isPageReady } = props;
  const view = useDocumentPart(document, topBarView, haveSameFields);
  const grade = useReadingGrade(document, isPageReady);
  const { count, notMerged } = view;
  const openDialog = (dialog: ToolDialog): void => live.now().openDialog(dialog);
  return (
    <header className={topBar}>
      <div className={titles}>
        <h1>{view.title}</h1>
        <p>
          <NextPlan live={live} collaborators={collaborators} />
          <span>{words.top.states[view.articleState]}</span>{' '}
          {(view.articleState === 'published' || view.articleState === 'changed') && (
            <>
              <a href={view.path} target="_blank" rel="noopener">
                {words.top.openPage}
              </a>{' '}
            </>
          )}
          <Translations translations={view.translations} />
          <span data-length="">
            {words.top.length(count, minutesToRead(count))}
            {grade !== undefined && (
              <>
                , <span title={words.top.gradeMeans}>{words.top.grade(grade)}</span>
              </>
            )}
          </span>{' '}
          <code>{view.path}</code>
        </p>
      </div>
      {/* Next to the title: on a phone the buttons fill their line. */}
      <SavingStatus view={view} onSignIn={() => openDialog(SignInDialog)} />
      <OthersHere live={live} document={document} collaborators={collaborators} />
      <div className={actions}>
        {view.saving === 'refused' && <DiscardButton live={live} />}
        {notMerged > 0 && (
          <PlainButton onClick={() => openDialog(ConflictsDialog)}>
            {words.top.notMerged(notMerged)}
          </PlainButton>
        )}
        <CommandButton
          name={words.undo}
          sign="undo"
          actionName={view.undo}
          run={() => undo.run(live.now())}
        />
        <CommandButton
          name={words.redo}
          sign="redo"
          actionName={view.redo}
          run={() => redo.run(live.now())}
        />
        <button
          type="button"
          className={barButton}
          aria-disabled={view.whyReadOnly !== undefined || undefined}
          title={view.whyReadOnly}
          onClick={() =>
            view.whyReadOnly === undefined ? addBlock.run(live.now()) : live.now().announce(view.whyReadOnly)
          }
        >
          <Face sign="add" name={words.top.addBlock} short={words.top.short.addBlock} />
        </button>
        <button type="button" className={barButton} onClick={() => openDialog(CommandsDialog)}>
          <Face sign="commands" name={words.top.commands} short={words.top.short.commands} />
          <small aria-hidden="true">{keysInWords('Mod+K', hasCommandKey())}</small>
        </button>
        <span className={outwards}>
          <button
            type="button"
            className={barButton}
            disabled={!view.canSave}
            title={view.whyReadOnly}
            onClick={() => share.run(live.now())}
          >
            <Face sign="share" name={words.top.share} />
          </button>
          <MainButton
            disabled={!view.canSave}
            title={view.whyReadOnly}
            onClick={() => openDialog(PublishDialog)}
          >
            {words.publish}
          </MainButton>
        </span>
      </div>
    </header>
  );
});

type CollaboratorsProps = Pick<TopBarProps, 'live' | 'collaborators'>;

/** Who else is here, and in which block: editing the same block may conflict. */
function OthersHere(props: CollaboratorsProps & Pick<TopBarProps, 'document'>): ReactNode {
  const { live, document, collaborators } = props;
  const people = usePeopleHere(collaborators);
  const isAlone = people.length === 0;
  const article = useDocumentPart(document, (view) => (isAlone ? undefined : view.article));
  return article && <PeopleHere people={people} article={article} onSelect={live.now().select} />;
}

function NextPlan({ live, collaborators }: CollaboratorsProps): ReactNode {
  const plan = nextSchedule(useReviews(collaborators));
  if (!plan) return null;
  return (
    <>
      <LinkButton title={planInWords(plan, zoneHere())} onClick={() => live.now().openPanel(reviewPanel)}>
        {words.top[plan.kind === 'publish' ? 'publishes' : 'withdraws'](momentInWords(plan.dueAt))}
      </LinkButton>{' '}
    </>
  );
}

interface FaceProps {
  sign: SignName;
  name: string;
  short?: string;
  isKnownSign?: boolean;
}

/** A sign with its name: below it where there is one pane, and there perhaps shorter. Known signs need none beside them. */
function Face({ sign, name, short, isKnownSign = false }: FaceProps): ReactNode {
  return (
    <>
      <Sign name={sign} />
      <span data-known={isKnownSign || undefined}>{name}</span>
      {short && <span data-short="">{short}</span>}
    </>
  );
}

interface CommandButtonProps {
  name: string;
  sign: SignName;
  actionName: string | undefined;
  run: () => void;
}

/**
 * The accessible name is constant; the affected action is a description.
 * Stays focusable while there is nothing to do.
 */
function CommandButton({ name, sign, actionName, run }: CommandButtonProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={barButton}
        aria-disabled={actionName === undefined}
        aria-describedby={id}
        title={actionName === undefined ? name : `${name}: ${actionName}`}
        onClick={run}
      >
        <Face sign={sign} name={name} isKnownSign />
      </button>
      <span id={id} hidden>
        {actionName ?? words.top.noAction}
      </span>
    </>
  );
}

/** A refused operation blocks all later ones: it is discarded, and copied to the clipboard. */
function DiscardButton({ live }: Pick<TopBarProps, 'live'>): ReactNode {
  const { document, announce } = live.now();
  const discard = async (): Promise<void> => {
    const operation = await document.discardRefused();
    if (!operation) return announce(words.top.notDiscarded);
    const name = operation.label ?? words.top.theChange;
    try {
      await navigator.clipboard.writeText(JSON.stringify(operation.changes, null, 2));
      announce(words.top.discardedToClipboard(name));
    } catch {
      // Browsers may deny clipboard access. The discarded change is small, and its author knows it.
      announce(words.top.discarded(name));
    }
  };
  return <PlainButton onClick={() => void discard()}>{words.top.discard}</PlainButton>;
}

/** The save status. Announced only on problems, not on each keystroke. */
function SavingStatus({
  view: { saving, savingText, isPersisted, canSave },
  onSignIn,
}: {
  view: ReturnType<typeof topBarView>;
  onSignIn: () => void;
}): ReactNode {
  const isWell = saving === 'saved' || saving === 'saving' || saving === 'not-kept';
  return (
    <p role="status" aria-live={isWell ? 'off' : 'polite'} className={status} data-saving={saving}>
      {savingText}
      {saving === 'signed-out' && <PlainButton onClick={onSignIn}>{words.signIn}</PlainButton>}
      {canSave && !isPersisted && !isWell && <span>{words.saving.noStorage}</span>}
    </p>
  );
}
