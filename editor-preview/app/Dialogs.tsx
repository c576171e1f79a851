import type { ReactNode } from 'react';
import { CommandsDialog } from '../commands/CommandsDialog.tsx';
import type { CommandContext, DialogName } from '../commands/command.ts';
import { BlockPalette } from '../palette/BlockPalette.tsx';
import { onDemand } from '../parts/onDemand.tsx';
import type { EditorProblem } from '../problems/editorProblem.ts';
import { dialogs } from './EditorApp.styles.ts';

const MoveDialog = onDemand(() => import('../commands/MoveDialog.tsx'));
const PublishDialog = onDemand(() => import('../publish/PublishDialog.tsx'));
const UnmergedDialog = onDemand(() => import('../merging/UnmergedDialog.tsx'));
const ChoosePictureDialog = onDemand(() => import('../pictures/ChoosePictureDialog.tsx'));
const ArticleJsonDialog = onDemand(() => import('../json/ArticleJsonDialog.tsx'));
const RenameDialog = onDemand(() => import('../places/RenameDialog.tsx'));
const DeleteDialog = onDemand(() => import('../places/DeleteDialog.tsx'));
const CompareDialog = onDemand(() => import('../compare/CompareDialog.tsx'));
const ScheduleDialog = onDemand(() => import('../review/ScheduleDialog.tsx'));
const SignInDialog = onDemand(() => import('../review/SignInDialog.tsx'));
const PasteDialog = onDemand(() => import('../paste/PasteDialog.tsx'));
const ShareDialog = onDemand(() => import('../share/ShareDialog.tsx'));

interface DialogsProps {
  dialog: DialogName;
  context: CommandContext;
  problems: readonly EditorProblem[] | undefined;
  onShow: (problem: EditorProblem) => void;
  onClose: () => void;
}

/** The window that is open, or what is said where it could not be loaded. */
export function Dialogs(props: DialogsProps): ReactNode {
  return (
    <div className={dialogs}>
      <OpenDialog {...props} />
    </div>
  );
}

function OpenDialog({ dialog, context, problems, onShow, onClose }: DialogsProps): ReactNode {
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
        <ArticleJsonDialog
          path={view.canSave ? view.path : undefined}
          article={view.article}
          edit={document.edit}
          onClose={onClose}
        />
      );
    case 'compare':
      return <CompareDialog context={context} onClose={onClose} />;
    case 'share':
      return <ShareDialog context={context} onClose={onClose} />;
    case 'schedule':
      return <ScheduleDialog context={context} onClose={onClose} />;
    case 'sign-in':
      return <SignInDialog context={context} onClose={onClose} />;
    case 'pictures':
      return <ChoosePictureDialog context={context} onClose={onClose} />;
    case 'pasted':
      return <PasteDialog onClose={onClose} />;
    case 'rename':
      return <RenameDialog context={context} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog context={context} onClose={onClose} />;
    case 'unmerged':
      return <UnmergedDialog document={document} view={view} onClose={onClose} />;
  }
}
