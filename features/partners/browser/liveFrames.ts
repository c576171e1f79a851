import { type BehaviourParts, readerPageAttribute } from '#contracts/behaviour.ts';
import { consentDomEvent, consentWantedEvent } from '#contracts/reader.ts';
import { outsidePlaces } from './outsidePlaces.ts';

/** Opens and closes what comes from others, as whoever asks the reader tells that they agree. In a preview nothing comes. */
export function start(_page: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  if (!document.documentElement.hasAttribute(readerPageAttribute)) return;
  const letCome = outsidePlaces(report);
  document.addEventListener(consentDomEvent, ({ detail: { reader, state } }) => letCome(reader, state));
  // It may have been told before.
  document.dispatchEvent(new Event(consentWantedEvent));
}
