import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import { listen, postToWindow } from '../channel.ts';
import type { EditorMessage, FrameMessage } from '../messages.ts';
import { parseEditorMessage } from '../readMessages.ts';
import { type FrameServer, frameServer } from './frameServer.ts';

export interface FrameOwner {
  send: (message: FrameMessage) => void;
  listen: (receive: (message: EditorMessage) => void) => void;
  /** @param token replaces a session, if the owner has sent one */
  server: (token: () => string | undefined, path: () => string) => FrameServer;
}

/** Only the editor's window with the origin from the server is accepted. */
export function editorAsOwner(frame: Window, editor: Window, facts: FrameFacts): FrameOwner {
  const origin = facts.editor ?? frame.location.origin;
  return {
    send: (message) => postToWindow(editor, origin, message),
    listen: (receive) => {
      listen({ window: frame, origin, sender: () => editor, parse: parseEditorMessage, receive });
    },
    server: (token, path) => frameServer(facts, token, path),
  };
}
