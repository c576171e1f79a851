import { blockIdAttribute, previewReportAttribute } from '../../contracts/editor.ts';
import { createBlockMark } from './blockMark.ts';
import { type FrameMessage, listen, parseEditorMessage, parseReport, tell } from './messages.ts';

/**
 * The preview frame's side of the conversation with the editor: says what the server has found, marks the block that
 * the editor looks at, and says which block was clicked. Only pages of the editor's own origin are spoken with.
 *
 * @param editor the window around the frame
 */
export function startBridge(frame: Window, editor: Window): void {
  const page = frame.document;
  const { origin } = frame.location;
  const say = (message: FrameMessage): void => tell(editor, origin, message);
  const mark = createBlockMark(page);

  listen({
    window: frame,
    origin,
    speaker: () => editor,
    parse: parseEditorMessage,
    receive: (message) => {
      if (message.kind === 'mark') mark.show(message.blockId);
      else frame.scrollTo({ top: message.top, behavior: 'instant' });
    },
  });
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (leadsAway(event.target, frame.location)) event.preventDefault();
    const blockId = event.target.closest(`[${blockIdAttribute}]`)?.getAttribute(blockIdAttribute);
    if (blockId) say({ kind: 'chosen', blockId });
  });
  // A search form would take the frame to a page that is no preview.
  page.addEventListener('submit', (event) => event.preventDefault());
  frame.addEventListener('scroll', () => say({ kind: 'scrolled', top: frame.scrollY }), { passive: true });

  say({ kind: 'ready', report: reportOf(page) ?? { shown: false, problems: [] } });
}

/** Links are read in a preview, not followed; those to a place on the page are. */
function leadsAway(target: Element, { pathname, origin }: Location): boolean {
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return false;
  return !(link.hash !== '' && link.pathname === pathname && link.origin === origin);
}

function reportOf(page: Document) {
  const json = page.querySelector(`script[${previewReportAttribute}]`)?.textContent;
  return json ? parseReport(JSON.parse(json)) : undefined;
}
