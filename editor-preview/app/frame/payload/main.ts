import { type FrameFacts, frameFactsAttribute } from '#transformer/preview/frameFacts.ts';
import { startFrame } from '../inFrame/startFrame.ts';
import { payloadAsOwner } from './payloadOwner.ts';

function start(): void {
  const json = document.querySelector(`script[${frameFactsAttribute}]`)?.textContent;
  // Payload shows the preview in a frame, or in another window.
  const admin: unknown = window.parent === window ? window.opener : window.parent;
  if (!json || !isWindow(admin)) return;
  // The server's own data, of the same version as the page.
  const facts: FrameFacts & { cms: string } = JSON.parse(json);
  void startFrame(window, payloadAsOwner(window, admin, facts), facts);
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
