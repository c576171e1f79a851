import { startBridge } from './startBridge.ts';

function start(): void {
  // Opened on its own, the preview has nobody to speak to.
  if (window.parent !== window) startBridge(window, window.parent);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
