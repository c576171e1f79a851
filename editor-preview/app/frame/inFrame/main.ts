import { type FrameFacts, frameFactsAttribute } from '#transformer/preview/frameFacts.ts';
import { editorAsOwner } from './frameOwner.ts';
import { startFrame } from './startFrame.ts';

function start(): void {
  const json = document.querySelector(`script[${frameFactsAttribute}]`)?.textContent;
  // Opened outside a frame, there is no owner.
  if (!json || window.parent === window) return;
  // The server's own data, of the same version as the page.
  const facts: FrameFacts = JSON.parse(json);
  void startFrame(window, editorAsOwner(window, window.parent, facts), facts);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
