import { islandElement } from '#contracts/island.ts';
import { startIsland } from './startIsland.ts';

/** Defines the island element: the browser then finds islands on the page, in slots, and inserted later. */
export function defineIslands(): void {
  customElements.define(
    islandElement,
    class extends HTMLElement {
      #started = false;

      connectedCallback(): void {
        // Moving an element connects it again.
        if (this.#started) return;
        this.#started = true;
        void startIsland(this);
      }
    },
  );
}
