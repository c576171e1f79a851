import { islandElement } from '#contracts/island.ts';
import { startIsland } from './startIsland.ts';

/**
 * Teaches the browser the island element. It then finds every island by itself: those on the page, those inside
 * another island's slot, and those that come later.
 */
export function defineIslands(): void {
  customElements.define(
    islandElement,
    class extends HTMLElement {
      #started = false;

      connectedCallback(): void {
        // An element that is moved connects again.
        if (this.#started) return;
        this.#started = true;
        void startIsland(this);
      }
    },
  );
}
