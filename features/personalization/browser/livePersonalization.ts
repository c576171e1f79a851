import { storedChoice } from '#client/storedChoice.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import { outsideDomEvent, outsideStateAttribute } from '#contracts/outside/frame.ts';
import { audiencesAttribute, choiceParameter, profileAddress } from '#contracts/profile.ts';
import { anonymousIdKey } from '#contracts/sessionKeys.ts';

export const pollMs = 1_000;
export const giveUpMs = 10_000;

/** Once the tool's frame has loaded, with consent. Cleared when the frame is removed. */
export function start(place: Element): void {
  const root = document.documentElement;
  if (!root.hasAttribute(readerPageAttribute)) return;
  let timer: ReturnType<typeof setInterval> | undefined;

  const stateIs = (state: string): boolean => place.getAttribute(outsideStateAttribute) === state;
  async function reportAudiences(): Promise<void> {
    const { audiences = [] } = await askProfile();
    // Consent may have been withdrawn during the request.
    if (stateIs('filled')) root.setAttribute(audiencesAttribute, audiences.join(' '));
  }
  function poll(): void {
    clearInterval(timer);
    let left = giveUpMs / pollMs;
    timer = setInterval(() => {
      left -= 1;
      const isReady = stateIs('filled');
      if (isReady || left === 0) clearInterval(timer);
      if (isReady) void reportAudiences();
    }, pollMs);
  }
  function follow(): void {
    if (stateIs('loading')) poll();
    else if (stateIs('ended')) {
      clearInterval(timer);
      root.removeAttribute(audiencesAttribute);
      sessionStorage.removeItem(anonymousIdKey);
    }
  }
  place.addEventListener(outsideDomEvent, follow);
  if (stateIs('filled')) poll();
  follow();
}

async function askProfile(): Promise<{ audiences?: string[] }> {
  try {
    const query = {
      tagularAnonId: anonymousId(),
      [choiceParameter]: storedChoice() || undefined,
    };
    return ((await fetchJson(profileAddress, { query })) ?? {}) as { audiences?: string[] };
  } catch {
    return {};
  }
}

function anonymousId(): string {
  const stored = sessionStorage.getItem(anonymousIdKey) ?? crypto.randomUUID();
  sessionStorage.setItem(anonymousIdKey, stored);
  return stored;
}
