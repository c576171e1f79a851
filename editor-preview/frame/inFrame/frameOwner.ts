import type { FrameFacts } from '#transformer/preview/frameFacts.ts';
import { listen, tell } from '../channel.ts';
import type { EditorMessage, FrameMessage } from '../messages.ts';
import { parseEditorMessage } from '../readMessages.ts';
import { type FrameServer, frameServer } from './frameServer.ts';

/** Whoever has the frame: says what is edited, and hears what happens on the page. */
export interface FrameOwner {
  say: (message: FrameMessage) => void;
  listen: (receive: (message: EditorMessage) => void) => void;
  /** @param token what stands for a session now, where the owner has told one */
  server: (token: () => string | undefined) => FrameServer;
}

/**
 * Our editor. Only its window, of the origin that the server names, is listened to.
 *
 * @param editor the window around the frame
 */
export function editorAsOwner(frame: Window, editor: Window, facts: FrameFacts): FrameOwner {
  const origin = facts.editor ?? frame.location.origin;
  return {
    say: (message) => tell(editor, origin, message),
    listen: (receive) => {
      listen({ window: frame, origin, speaker: () => editor, parse: parseEditorMessage, receive });
    },
    server: (token) => frameServer(facts, token),
  };
}
