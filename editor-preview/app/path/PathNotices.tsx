import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { failureMessage } from '../document/apiClient.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocumentPart } from '../document/useDocument.ts';
import { PlainButton } from '../parts/buttons.tsx';
import { dayInWords } from '../parts/times.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { notice } from './PathNotices.styles.ts';
import { createPathClient } from './pathClient.ts';

const client = createPathClient();

export function PathNotices({
  document: opened,
  announce,
}: Pick<CommandContext, 'announce'> & { document: EditorDocument }): ReactNode {
  const path = useDocumentPart(opened, (view) => view.path);
  const deleted = useDocumentPart(opened, (view) => view.deleted);
  const whyReadOnly = useDocumentPart(opened, (view) => view.whyReadOnly);
  usePresentAddress(path, announce);
  const [refused, setRefused] = useState<string>();
  const restore = async (published: boolean): Promise<void> => {
    const answer = await client.restore(path, published);
    setRefused(answer.kind === 'done' ? undefined : failureMessage(answer));
    if (answer.kind === 'done') announce(words.place.restored);
  };
  if (whyReadOnly !== undefined)
    return (
      <p role="status" className={notice}>
        <strong>{words.place.readOnly}</strong> {whyReadOnly}
      </p>
    );
  if (!deleted) return null;
  return (
    <div role="status" className={notice}>
      <span>
        <strong>{words.place.isDeleted}</strong>
        {words.place.byUntil(deleted.author, dayInWords(deleted.until))} {refused}
      </span>
      <PlainButton onClick={() => void restore(false)}>{words.place.restore}</PlainButton>
      {deleted.wasPublished && (
        <PlainButton onClick={() => void restore(true)}>{words.place.restoreAndPublish}</PlainButton>
      )}
    </div>
  );
}

function usePresentAddress(path: string, announce: (message: string) => void): void {
  const before = useRef(path);
  useEffect(() => {
    if (path === before.current) return;
    before.current = path;
    const query = new URLSearchParams({ [editorFields.path]: path });
    window.history.replaceState(null, '', `${editorAddresses.article}?${query}`);
    document.title = document.title.replace(/\/\S+/, path);
    announce(words.place.movedTo(path));
  }, [path, announce]);
}
