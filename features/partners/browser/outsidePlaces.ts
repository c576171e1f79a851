import { cookieValues, writeCookie } from '#client/cookies.ts';
import type { BehaviourParts } from '#contracts/behaviour.ts';
import { type ConsentState, fullConsent, surveyCookie, surveyDays } from '#contracts/consent.ts';
import {
  adBlockCheckMs,
  articleCategoryAttribute,
  type OutsideChange,
  type OutsideFault,
  outsideAttribute,
  outsideDomEvent,
  outsideFactsAttribute,
  outsideKindAttribute,
  outsideStateAttribute,
  ownSitesAttribute,
  pixelsAttribute,
  pixelsFrame,
  pressedKind,
  type RunningEverywhere,
  silentAfterMs,
} from '#contracts/outside/frame.ts';
import { type FrameKind, outsidePayload, type ReferrerClass } from '#contracts/outside/payload.ts';
import { formFactorOf } from '#contracts/pageFacts.ts';
import type { ReaderFacts } from '#contracts/reader.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { openOutsideFrame } from './outsideFrame.ts';

const searchEngines = ['google', 'bing', 'duckduckgo', 'yahoo'] as const;

/** Removes all frames that the consent state does not allow; without consent facts all. */
type OutsidePlaces = (reader: ReaderFacts, state: ConsentState) => void;

const metrics: Partial<Record<OutsideFault, TrackingEvent['metric'] & string>> = {
  missing: 'ui.script.load.error',
  unstyled: 'ui.stylesheet.load.error',
};

export function outsidePlaces(report: BehaviourParts['report']): OutsidePlaces {
  const closings = new Map<Element, () => void>();
  const ofPage = pageFacts();
  let reader: ReaderFacts = {};
  let state: ConsentState = 'none';

  const asks = (place: Element): boolean => place.getAttribute(outsideAttribute) === reader.outside?.asking;
  /** Only the consent tool loads before consent. */
  function mayCome(place: Element): boolean {
    if (!place.isConnected) return false;
    if (!asks(place)) return state === fullConsent;
    return state === 'none' || place.getAttribute(outsideKindAttribute) === pressedKind;
  }
  function fill(place: HTMLElement): void {
    const name = place.getAttribute(outsideAttribute);
    if (!mayCome(place) || !reader.consent || !reader.outside || !name || closings.has(place)) return;
    const { address } = reader.outside;
    const kind = place.getAttribute(outsideKindAttribute);
    const silentAfter = kind === 'ad-block-check' ? adBlockCheckMs : silentAfterMs;
    const frameKind: FrameKind = asks(place) ? 'tool' : name === pixelsFrame ? 'pixels' : 'partner';
    const payload = outsidePayload({ ...factsOf(place), ...ofPage(reader) }, frameKind);
    const dispatchChange = (change: OutsideChange): void => {
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
      openOutsideFrame({
        box: place,
        address: `${address}/${name}`,
        title,
        payload,
        silentAfter,
        asks: asks(place),
        tell: dispatchChange,
      }),
    );
  }
  const fillAll = (): void => {
    watchPixels();
    for (const [place, close] of closings) {
      if (mayCome(place)) continue;
      closings.delete(place);
      close();
    }
    for (const place of document.querySelectorAll<HTMLElement>(`[${outsideAttribute}]`)) fill(place);
  };
  const watchPixels = pixelPlaces();
  const watcher = new MutationObserver(fillAll);

  return (facts, now) => {
    reader = facts;
    state = now;
    if (now === fullConsent) facts.outside?.everywhere.forEach(placeEverywhere);
    fillAll();
    watcher.observe(document.body, { childList: true, subtree: true });
  };
}

function placeEverywhere({ name, kind }: RunningEverywhere): void {
  if (kind === 'survey' && cookieValues(surveyCookie).length > 0) return;
  if (document.querySelector(`[${outsideAttribute}="${name}"]`)) return;
  const place = document.createElement('div');
  place.setAttribute(outsideAttribute, name);
  if (kind) place.setAttribute(outsideKindAttribute, kind);
  place.hidden = true;
  document.body.append(place);
}

/** A surveyed reader is not asked again for a while. */
function rememberSurvey(): void {
  writeCookie(surveyCookie, '1', surveyDays * 24 * 60 * 60);
}

/** From the place's creator. Facts outside the allow-list stay here. */
function factsOf(place: Element): Record<string, unknown> {
  const text = place.getAttribute(outsideFactsAttribute);
  return text ? JSON.parse(text) : {};
}

/** Consent given later still counts the view. @returns looks for new elements */
function pixelPlaces(): () => void {
  const watched = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      document.body.append(placeFor(target));
    }
  });
  return () => {
    for (const element of document.querySelectorAll(`[${pixelsAttribute}]`)) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };
}

function placeFor(element: Element): HTMLElement {
  const place = document.createElement('div');
  const pixels: unknown = JSON.parse(element.getAttribute(pixelsAttribute) ?? '[]');
  place.hidden = true;
  place.setAttribute(outsideAttribute, pixelsFrame);
  place.setAttribute(outsideFactsAttribute, JSON.stringify({ pixels }));
  return place;
}

export function pageFacts(): (reader: ReaderFacts) => Record<string, unknown> {
  const number = 1 + Math.floor(Math.random() * 100);
  return (reader) => ({
    breakpoint: formFactorOf(innerWidth),
    country: reader.country,
    language: document.documentElement.lang,
    consent: { ...reader.consent },
    category: document.documentElement.getAttribute(articleCategoryAttribute),
    referrer: referrerClass(document.referrer, [location.hostname, ...ownSites()]),
    number,
  });
}

function ownSites(): string[] {
  return document.documentElement.getAttribute(ownSitesAttribute)?.split(' ') ?? [];
}

/** The address itself stays here, because it may contain search terms. */
export function referrerClass(referrer: string, ownHosts: readonly string[]): ReferrerClass {
  if (referrer === '') return 'none';
  const host = URL.parse(referrer)?.hostname;
  if (host === undefined) return 'other';
  if (ownHosts.includes(host)) return 'own';
  // `www.google.co.uk`, and not `google.evil.example`.
  const labels = host.split('.').slice(0, -1).reverse();
  const name = labels.find((label) => label.length > 3);
  return searchEngines.find((engine) => engine === name) ?? 'other';
}
