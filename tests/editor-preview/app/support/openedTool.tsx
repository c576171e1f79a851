import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Collaborators } from '#editor-preview/app/collaborators/collaborators.ts';
import { createAnnouncements } from '#editor-preview/app/document/announcements.ts';
import { createDocument, type EditorDocument } from '#editor-preview/app/document/createDocument.ts';
import { EditorApp } from '#editor-preview/app/workspace/EditorApp.tsx';
import { owner, type Person } from '#editor-preview/model/person.ts';
import { type fakeServer, memoryOutbox } from '../document/fakeServer.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** jsdom lays nothing out, and knows no windows above a page; what needs that is tried in a browser. */
export function standInForLayout(): void {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
}

interface ToolToOpen {
  server: ReturnType<typeof fakeServer>;
  collaborators: Collaborators;
  person?: Person;
  people?: readonly Person[];
  /** No frame is loaded here. Says in its place that it has painted the page; `false` leaves that out. */
  isPagePainted?: boolean;
}

/**
 * The whole tool on an article, as soon as its form is there. It does much by itself: when typing rests, when answers come,
 * when a part is loaded. So React is not told that every change is a test's own act: what comes by itself is waited for.
 */
export async function openTool({
  server,
  collaborators,
  person = owner,
  people = [owner],
  isPagePainted = true,
}: ToolToOpen): Promise<{ document: EditorDocument; user: UserEvent }> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const announcements = createAnnouncements();
  const document = createDocument({
    server: server.state(),
    person,
    client: server.client,
    outbox: memoryOutbox(),
    announce: announcements.announce,
  });
  render(
    <EditorApp
      document={document}
      person={person}
      people={people}
      collaborators={collaborators}
      announcements={announcements}
    />,
  );
  await screen.findByLabelText(/^(?:Title|Título)/);
  if (isPagePainted) tellPainted();
  // Keys follow each other at once: however busy the machine, no pause of typing gets between them.
  return { document, user: userEvent.setup({ delay: null }) };
}

export function tellPainted(): void {
  const source = document.querySelector('iframe')?.contentWindow;
  if (!source) throw new Error('The page has no frame.');
  const data = { 'pagewell-preview-frame': { kind: 'painted', version: 1, milliseconds: 1 } };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }));
}
