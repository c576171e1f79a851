import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type EditorStart, editorAddresses } from '#editor-preview/model/editorPages.ts';
import { createCollaborators } from '../collaborators/collaborators.ts';
import type { Announcements } from '../document/announcements.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { type NotOpened, openDocument } from '../document/openDocument.ts';
import type { OperationsClient } from '../document/operationsClient.ts';
import { MainButton } from '../parts/buttons.tsx';
import { buttonRow, plainButton } from '../parts/controls.styles.ts';
import { words } from '../words/words.ts';
import { EditorApp } from './EditorApp.tsx';
import { BlockForm } from './formOnDemand.ts';

interface OpenEditorProps {
  server: EditorStart;
  client: OperationsClient;
  announcements: Announcements;
}

export function OpenEditor({ server, client, announcements }: OpenEditorProps): ReactNode {
  const [opened, setOpened] = useState<EditorDocument | NotOpened>();
  const [attempt, setAttempt] = useState(0);
  const present = useRef<EditorDocument>(undefined);
  const collaborators = useMemo(
    () => createCollaborators(() => present.current?.view().path ?? server.path, server.person),
    [server],
  );
  useEffect(() => {
    let isWanted = true;
    let document: EditorDocument | undefined;
    present.current = undefined;
    const opening = openDocument(server, client, announcements.announce, {
      window: collaborators.presence.window,
      presence: collaborators.presence.receive,
      comments: collaborators.comments.receive,
      review: () => void collaborators.reviews.refresh(),
    });
    // A failed load is reported in the form's place.
    const form = BlockForm.load().catch(() => undefined);
    void Promise.all([opening, form]).then(([result]) => {
      if ('edit' in result) document = result;
      if (isWanted) {
        present.current = document;
        setOpened(result);
      } else document?.stop();
    });
    return () => {
      isWanted = false;
      document?.stop();
    };
  }, [server, client, announcements, collaborators, attempt]);

  if (!opened) return <p role="status">{words.opening.busy}</p>;
  if ('edit' in opened)
    return (
      <EditorApp
        document={opened}
        person={server.person}
        people={server.people}
        collaborators={collaborators}
        announcements={announcements}
        previewOrigin={server.previewOrigin}
      />
    );
  return (
    <div role="alert">
      <h1>{server.path}</h1>
      <p>{words.opening.failed(opened.why)}</p>
      <p className={buttonRow}>
        <MainButton onClick={() => setAttempt(attempt + 1)}>{words.tryAgain}</MainButton>
        <a className={plainButton} href={editorAddresses.list}>
          {words.opening.allArticles}
        </a>
      </p>
    </div>
  );
}
