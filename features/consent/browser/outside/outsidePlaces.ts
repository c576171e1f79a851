import type { BehaviourParts } from '../../../../contracts/behaviour.ts';
import { type RunningEverywhere, surveyCookie, surveyDays } from '../../../../contracts/consent.ts';
import {
  adBlockCheckMs,
  type OutsideChange,
  type OutsideFault,
  outsideAttribute,
  outsideDomEvent,
  outsideFactsAttribute,
  outsideKindAttribute,
  outsideStateAttribute,
  silentAfterMs,
} from '../../../../contracts/outside/frame.ts';
import { outsidePayload } from '../../../../contracts/outside/payload.ts';
import type { ReaderFacts } from '../../../../contracts/reader.ts';
import type { TrackingEvent } from '../../../../contracts/tracking.ts';
import { openOutsideFrame } from './outsideFrame.ts';
import { pageFacts } from './pageFacts.ts';

/** The places on a page in which scripts of others run, for as long as the reader agrees. */
interface OutsidePlaces {
  /** Makes the frames: of the places that are there, of those that come, and of the partners who run on every page. */
  open: (reader: ReaderFacts) => void;
  /** Takes all frames away, at once. */
  close: () => void;
}

/** What is counted of a frame that could not be filled, because what it is filled by did not come. */
const metrics: Partial<Record<OutsideFault, TrackingEvent['metric'] & string>> = {
  missing: 'ui.script.load.error',
  unstyled: 'ui.stylesheet.load.error',
};

/** The one gate: whoever wants a partner's script to run makes an element, and here it becomes a frame, or does not. */
export function outsidePlaces(report: BehaviourParts['report']): OutsidePlaces {
  const closings = new Map<Element, () => void>();
  const ofPage = pageFacts();
  let reader: ReaderFacts | undefined;

  function fill(place: HTMLElement): void {
    const name = place.getAttribute(outsideAttribute);
    if (!reader?.consent || !name || closings.has(place)) return;
    const { address } = reader.consent.outside;
    const kind = place.getAttribute(outsideKindAttribute);
    const silentAfter = kind === 'ad-block-check' ? adBlockCheckMs : silentAfterMs;
    const payload = outsidePayload({ ...factsOf(place), ...ofPage(reader) });
    const tell = (change: OutsideChange): void => {
      place.setAttribute(outsideStateAttribute, change.state);
      place.dispatchEvent(new CustomEvent(outsideDomEvent, { bubbles: true, detail: change }));
      if (kind === 'survey' && change.state === 'filled') rememberSurvey();
      if (change.fault && change.fault !== 'withdrawn') {
        report({
          kind: 'client-error',
          metric: metrics[change.fault] ?? 'client.error.outside',
          actionOutcome: change.fault.toUpperCase(),
        });
      }
    };
    const title = place.title || name;
    closings.set(
      place,
      openOutsideFrame({ box: place, address: `${address}/${name}`, title, payload, silentAfter, tell }),
    );
  }
  const fillAll = (): void => {
    for (const place of document.querySelectorAll<HTMLElement>(`[${outsideAttribute}]`)) fill(place);
    for (const [place, close] of closings) {
      if (place.isConnected) continue;
      close();
      closings.delete(place);
    }
  };
  const watcher = new MutationObserver(fillAll);

  return {
    open: (facts) => {
      reader = facts;
      facts.consent?.outside.everywhere.forEach(placeEverywhere);
      fillAll();
      watcher.observe(document.body, { childList: true, subtree: true });
    },
    close: () => {
      reader = undefined;
      watcher.disconnect();
      for (const close of closings.values()) close();
      closings.clear();
    },
  };
}

/** A place for a partner who runs on every page and shows nothing. */
function placeEverywhere({ name, kind }: RunningEverywhere): void {
  if (kind === 'survey' && document.cookie.includes(`${surveyCookie}=`)) return;
  if (document.querySelector(`[${outsideAttribute}="${name}"]`)) return;
  const place = document.createElement('div');
  place.setAttribute(outsideAttribute, name);
  if (kind) place.setAttribute(outsideKindAttribute, kind);
  place.hidden = true;
  document.body.append(place);
}

/** A reader who was asked once is left alone for a while. */
function rememberSurvey(): void {
  const seconds = surveyDays * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${surveyCookie}=1; Max-Age=${seconds}; Path=/; SameSite=Lax`;
}

/** What whoever made the place says of it. What is not on the list of what may be handed over stays here. */
function factsOf(place: Element): Record<string, unknown> {
  const text = place.getAttribute(outsideFactsAttribute);
  return text ? JSON.parse(text) : {};
}
