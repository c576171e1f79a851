import { type PagePlace, topOfPage } from './pagePlace.ts';

/** The frames that show one article side by side, and are scrolled together. */
export interface FrameGroup {
  /** Where somebody reads, in the frame that they look at. */
  readonly place: PagePlace;
  /**
   * @param goTo brings a frame to a place
   * @returns leaves the group
   */
  join: (id: number, goTo: (place: PagePlace) => void) => () => void;
  /** A frame was scrolled. Only the one that is looked at leads the others: what they do by themselves leads nobody. */
  moved: (id: number, place: PagePlace) => void;
  lookAt: (id: number) => void;
}

export function createFrameGroup(): FrameGroup {
  const frames = new Map<number, (place: PagePlace) => void>();
  let looked: number | undefined;
  let place = topOfPage;
  return {
    get place() {
      return place;
    },
    join: (id, goTo) => {
      frames.set(id, goTo);
      looked ??= id;
      return () => {
        frames.delete(id);
        if (looked === id) looked = frames.keys().next().value;
      };
    },
    moved: (id, next) => {
      if (id !== looked) return;
      place = next;
      for (const [other, goTo] of frames) if (other !== id) goTo(next);
    },
    lookAt: (id) => {
      looked = id;
    },
  };
}
