import { defineIslands } from './islands/defineIslands.ts';
import { pageParts } from './pageParts.ts';
import { startBehaviours } from './startBehaviours.ts';

// Style sheets between the blocks hold the parser up. What follows looks for its elements, so all have to be there; and
// an island that is defined while it is parsed would be started before there is anything in it.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startPage);
else startPage();

function startPage(): void {
  const parts = pageParts();
  defineIslands();
  startBehaviours(document, parts);
}
