import { lazy, type ReactNode, Suspense } from 'react';
import { CommandsDialog } from '../commands/CommandsDialog.tsx';
import type { CommandContext, DialogName } from '../commands/command.ts';
import { MoveDialog } from '../commands/MoveDialog.tsx';
import { UnmergedDialog } from '../merging/UnmergedDialog.tsx';
import { BlockPalette } from '../palette/BlockPalette.tsx';
import type { EditorProblem } from '../problems/editorProblem.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';

const ChoosePictureDialog = lazy(() => import('../pictures/ChoosePictureDialog.tsx'));
const ArticleJsonDialog = lazy(() => import('../json/ArticleJsonDialog.tsx'));
const RenameDialog = lazy(() => import('../places/RenameDialog.tsx'));
const DeleteDialog = lazy(() => import('../places/DeleteDialog.tsx'));
const CompareDialog = lazy(() => import('../compare/CompareDialog.tsx'));
const ScheduleDialog = lazy(() => import('../review/ScheduleDialog.tsx'));
const SignInDialog = lazy(() => import('../review/SignInDialog.tsx'));
const PasteDialog = lazy(() => import('../paste/PasteDialog.tsx'));
const ShareDialog = lazy(() => import('../share/ShareDialog.tsx'));

interface DialogsProps {
  dialog: DialogName;
  context: CommandContext;
  problems: readonly EditorProblem[] | undefined;
  onShow: (problem: EditorProblem) => void;
  onClose: () => void;
}

/** The window that is open. */
export function Dialogs({ dialog, context, problems, onShow, onClose }: DialogsProps): ReactNode {
  const { document, view } = context;
  switch (dialog) {
    case 'commands':
      return <CommandsDialog context={context} onClose={onClose} />;
    case 'palette':
      return <BlockPalette context={context} onClose={onClose} />;
    case 'move':
      return <MoveDialog context={context} onClose={onClose} />;
    case 'publish':
      return <PublishDialog context={context} problems={problems} onShow={onShow} onClose={onClose} />;
    case 'json':
      return (
        <Suspense fallback={null}>
          <ArticleJsonDialog
            path={view.canSave ? view.path : undefined}
            article={view.article}
            edit={document.edit}
            onClose={onClose}
          />
        </Suspense>
      );
    case 'compare':
      return (
        <Suspense fallback={null}>
          <CompareDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'share':
      return (
        <Suspense fallback={null}>
          <ShareDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'schedule':
      return (
        <Suspense fallback={null}>
          <ScheduleDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'sign-in':
      return (
        <Suspense fallback={null}>
          <SignInDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'pictures':
      return (
        <Suspense fallback={null}>
          <ChoosePictureDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'pasted':
      return (
        <Suspense fallback={null}>
          <PasteDialog onClose={onClose} />
        </Suspense>
      );
    case 'rename':
      return (
        <Suspense fallback={null}>
          <RenameDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'delete':
      return (
        <Suspense fallback={null}>
          <DeleteDialog context={context} onClose={onClose} />
        </Suspense>
      );
    case 'unmerged':
      return <UnmergedDialog document={document} view={view} onClose={onClose} />;
  }
}
