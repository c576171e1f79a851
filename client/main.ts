import { defineIslands } from './islands/defineIslands.ts';
import { pageParts } from './pageParts.ts';
import { startBehaviours } from './startBehaviours.ts';

// Style sheets between blocks pause the parser. Wait for all elements: an island defined while it is parsed would start before its content is there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();

function startPage(): void {
  const parts = pageParts();
  defineIslands();
  startBehaviours(document, parts);
}
