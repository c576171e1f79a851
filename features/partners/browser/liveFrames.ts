import { type BehaviourParts, readerPageAttribute } from '#contracts/behaviour.ts';
import { consentDomEvent, consentWantedEvent } from '#contracts/reader.ts';
import { outsidePlaces } from './outsidePlaces.ts';

/** A preview opens none. */
export function start(_page: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  if (!document.documentElement.hasAttribute(readerPageAttribute)) return;
  const letCome = outsidePlaces(report);
  document.addEventListener(consentDomEvent, ({ detail: { reader, state } }) => letCome(reader, state));
  // It may have been published before this script loaded.
  document.dispatchEvent(new Event(consentWantedEvent));
}
