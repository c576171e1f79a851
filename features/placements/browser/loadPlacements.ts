import type { BehaviourParts } from '#contracts/behaviour.ts';
import { postForAnswer } from '#contracts/fetchJson.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { articleCategoryAttribute } from '#contracts/outside/frame.ts';
import { formFactorOf } from '#contracts/pageFacts.ts';
import {
  driversAddress,
  type PlacementStage,
  placementAttribute,
  placementStageAttribute,
} from '#contracts/placements.ts';
import { audiencesAttribute } from '#contracts/profile.ts';

export const loadDebounceMs = 25;

let queue: Element[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Together with other places of the page. The stage attribute shows the progress. */
export function loadPlace(place: Element, report: BehaviourParts['report']): void {
  queue.push(place);
  clearTimeout(timer);
  timer = setTimeout(() => void load(report), loadDebounceMs);
}

async function load(report: BehaviourParts['report']): Promise<void> {
  const places = queue;
  queue = [];
  const deviceType = formFactorOf(innerWidth);
  const articlePlacements = [...new Set(places.map(nameOf))];
  for (const place of places) setStage(place, 'loading');
  const category = document.documentElement.getAttribute(articleCategoryAttribute);
  const audiences = document.documentElement.getAttribute(audiencesAttribute);
  const answer = await postForAnswer(driversAddress + location.pathname, {
    articlePlacements,
    deviceType,
    ...(category ? { categorySlugs: [category] } : {}),
    // Known only with the reader's consent.
    ...(audiences ? { profile: { audiences: audiences.split(' ') } } : {}),
  });
  const drivers = fieldOf(answer, 'placementDrivers');
  for (const place of places) {
    const html = fieldOf(fieldOf(drivers, nameOf(place)), 'html');
    if (typeof html === 'string') fillOutOfView(place, html);
    else if (answer === undefined) setStage(place, 'error');
    else {
      setStage(place, 'not_found');
      // A place is counted separately for each layout.
      report({ kind: 'client-error', metric: 'placementsNotFound', name: `${nameOf(place)}.${deviceType}` });
    }
  }
}

function fillOutOfView(place: Element, html: string): void {
  new IntersectionObserver(([entry], observer) => {
    if (!entry || (entry.boundingClientRect.top < innerHeight && place.checkVisibility())) return;
    observer.disconnect();
    place.innerHTML = html;
    setStage(place, 'loaded');
  }).observe(place);
}

function nameOf(place: Element): string {
  return place.getAttribute(placementAttribute) ?? '';
}

function setStage(place: Element, stage: PlacementStage): void {
  place.setAttribute(placementStageAttribute, stage);
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}
