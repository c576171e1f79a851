import type { OutsideWindow } from './frameScript.ts';

export interface AdFrameFacts {
  unitPath: string;
  prebid?: string | undefined;
  bidders: readonly { bidder: string; params: Readonly<Record<string, string>> }[];
  refreshSeconds?: number | undefined;
  viewableCountries: readonly string[];
}

export const adFactsName = 'outside-ads';

interface Slot {
  addService(service: unknown): Slot;
}

interface AdService {
  setTargeting(key: string, value: string): void;
  setPrivacySettings(settings: { limitedAds: boolean }): void;
  disableInitialLoad(): void;
  addEventListener(
    name: 'slotRenderEnded',
    hear: (event: { slot: Slot; isEmpty: boolean; size?: number[] | string | null }) => void,
  ): void;
  refresh(slots: Slot[]): void;
}

interface PublisherTag {
  cmd: { push(task: () => void): unknown };
  pubads(): AdService;
  defineSlot(unit: string, sizes: [number, number][], element: string): Slot | null;
  enableServices(): void;
  display(element: string): void;
}

interface Prebid {
  que: { push(task: () => void): unknown };
  setConfig(settings: object): void;
  addAdUnits(units: object[]): void;
  requestBids(request: { timeout: number; bidsBackHandler: () => void }): void;
  setTargetingForGPTAsync(elements: string[]): void;
}

interface AdWindow extends OutsideWindow {
  googletag?: Partial<PublisherTag>;
  pbjs?: Partial<Prebid>;
}

/** Runs before the ad server's script. Sent as text, so it must use only its parameters. */
export function adFrameScript(window: AdWindow): void {
  const { document } = window;
  const element = 'ad';
  /** In milliseconds, within the three seconds that a frame has to answer. */
  const bidsWithin = 1_000;
  const shownFrom = 0.5;
  const mostRefreshes = 40;
  const meta = document.querySelector<HTMLMetaElement>('meta[name=outside-ads]');
  const facts: AdFrameFacts = JSON.parse(meta?.content ?? 'null');
  const box = document.createElement('div');
  box.id = element;
  document.body.append(box);
  const commands: (() => void)[] = [];
  window.googletag ??= {};
  window.googletag.cmd ??= commands;

  function withBids(sizes: [number, number][], go: () => void): void {
    if (!facts.prebid || facts.bidders.length === 0) {
      go();
      return;
    }
    let isFinished = false;
    const goOnce = (): void => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      go();
    };
    const timer = setTimeout(goOnce, bidsWithin + 200);
    const tasks: (() => void)[] = [];
    if (!window.pbjs) {
      window.pbjs = { que: tasks };
      const script = document.createElement('script');
      script.src = facts.prebid;
      script.onerror = goOnce;
      document.head.append(script);
      window.pbjs.que?.push(() => {
        const standard = { cmpApi: 'iab', timeout: 200 };
        window.pbjs?.setConfig?.({
          bidderTimeout: bidsWithin,
          consentManagement: { gdpr: standard, gpp: standard, usp: standard },
        });
        const unit = { code: element, mediaTypes: { banner: { sizes } }, bids: facts.bidders };
        window.pbjs?.addAdUnits?.([unit]);
      });
    }
    window.pbjs.que?.push(() =>
      window.pbjs?.requestBids?.({
        timeout: bidsWithin,
        bidsBackHandler: () => {
          window.pbjs?.setTargetingForGPTAsync?.([element]);
          goOnce();
        },
      }),
    );
  }

  function keepFresh(seconds: number, refresh: () => void): void {
    let isShown = false;
    let shownFor = 0;
    let refreshes = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        isShown = entries.some(({ isIntersecting }) => isIntersecting);
      },
      { threshold: shownFrom },
    );
    observer.observe(box);
    const timer = setInterval(() => {
      if (!isShown || document.visibilityState !== 'visible') return;
      shownFor += 1;
      if (shownFor < seconds) return;
      shownFor = 0;
      refreshes += 1;
      if (refreshes >= mostRefreshes) clearInterval(timer);
      refresh();
    }, 1_000);
  }

  function fill(tag: PublisherTag): void {
    if (!window.outside) return;
    const { given, say } = window.outside;
    const { slot: name = '', sizes = [], consent, country = '' } = given;
    const service = tag.pubads();
    service.setPrivacySettings({ limitedAds: consent?.limitedAds ?? true });
    service.disableInitialLoad();
    const { breakpoint, category, referrer, number } = given;
    const slotFacts = {
      breakpoint,
      category,
      referrer,
      number,
      viewable: facts.viewableCountries.includes(country),
    };
    for (const [key, value] of Object.entries(slotFacts)) {
      if (value !== undefined) service.setTargeting(key, String(value));
    }
    const slot = tag.defineSlot(`${facts.unitPath}/${name}`, sizes, element)?.addService(service);
    if (!slot) {
      say({ kind: 'empty' });
      return;
    }
    service.addEventListener('slotRenderEnded', (event) => {
      if (event.slot !== slot) return;
      // The page rejects an answer with an invalid size.
      const [width = 0, height = 0] = Array.isArray(event.size) ? event.size : [];
      say(event.isEmpty ? { kind: 'empty' } : { kind: 'filled', width, height });
    });
    tag.enableServices();
    tag.display(element);
    const load = (): void => withBids(sizes, () => service.refresh([slot]));
    load();
    if (facts.refreshSeconds) keepFresh(facts.refreshSeconds, load);
  }

  // The tag runs its queue once it has loaded.
  window.googletag.cmd.push(() => fill(window.googletag as PublisherTag));
}

/** Added to the inline script of every frame. */
export const adFrameScriptText = `(${adFrameScript})(window)`;
