import { defineIslands } from './islands/defineIslands.ts';
import { pageParts } from './pageParts.ts';
import { startBehaviours } from './startBehaviours.ts';

// Style sheets between blocks pause the parser: an island defined while it is parsed would start too early.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();

function startPage(): void {
  const parts = pageParts();
  defineIslands();
  startBehaviours(document, parts);
}
