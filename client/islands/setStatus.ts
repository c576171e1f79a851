import { type IslandStatus, islandAttributes } from '../../contracts/island.ts';

/** Shows on the element, to tests and to people, how far an island has come. */
export function setStatus(island: Element, status: IslandStatus): void {
  island.setAttribute(islandAttributes.status, status);
}
