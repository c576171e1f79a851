import { type FrameFacts, frameFactsAttribute } from '#transformer/preview/frameFacts.ts';
import { editorAsOwner } from './frameOwner.ts';
import { startFrame } from './startFrame.ts';

function start(): void {
  const json = document.querySelector(`script[${frameFactsAttribute}]`)?.textContent;
  // Opened on its own, the preview has nobody to speak to.
  if (!json || window.parent === window) return;
  // What stands there is the server's own, and as new as the page.
  const facts: FrameFacts = JSON.parse(json);
  void startFrame(window, editorAsOwner(window, window.parent, facts), facts);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
