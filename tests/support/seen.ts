/**
 * Stands in for `IntersectionObserver`, which jsdom leaves out: the test says what comes into view.
 *
 * @returns shows elements to whoever watches them, or says that they are out of view, and tells how many are watched
 */
export function watchViewport(): {
  show: (...elements: Element[]) => void;
  hide: (...elements: Element[]) => void;
  watched: () => number;
  margins: () => (string | undefined)[];
} {
  const observers = new Set<FakeObserver>();

  class FakeObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin: string;
    readonly scrollMargin = '0px';
    readonly thresholds = [0];
    readonly elements = new Set<Element>();
    readonly #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.#tell = tell;
      this.rootMargin = options.rootMargin ?? '0px';
      observers.add(this);
    }
    observe(element: Element): void {
      this.elements.add(element);
    }
    unobserve(element: Element): void {
      this.elements.delete(element);
    }
    disconnect(): void {
      this.elements.clear();
    }
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
    say(elements: readonly Element[], isIntersecting: boolean): void {
      const entries = elements
        .filter((element) => this.elements.has(element))
        .map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
      if (entries.length > 0) this.#tell(entries, this);
    }
  }
  globalThis.IntersectionObserver = FakeObserver;
  return {
    show: (...elements) => {
      for (const observer of observers) observer.say(elements, true);
    },
    hide: (...elements) => {
      for (const observer of observers) observer.say(elements, false);
    },
    watched: () => [...observers].reduce((count, { elements }) => count + elements.size, 0),
    margins: () =>
      [...observers].filter(({ elements }) => elements.size > 0).map(({ rootMargin }) => rootMargin),
  };
}
