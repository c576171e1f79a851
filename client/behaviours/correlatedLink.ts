import { withOwnCorrelationId } from '../../contracts/affiliate.ts';
import { keepIdFresh } from '../freshId.ts';

/** Keeps the correlation id of a link fresh that nobody pays for. */
export function start(link: Element): void {
  if (link instanceof HTMLAnchorElement) keepIdFresh(link, withOwnCorrelationId);
}
