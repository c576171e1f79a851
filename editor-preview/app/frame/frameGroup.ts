import { type PagePlace, topOfPage } from './pagePlace.ts';

export interface FrameGroup {
  readonly place: PagePlace;
  /** The block that was selected by a press on a page: there the pages are level already. */
  pressed: string | undefined;
  /** Returns a function that leaves the group. */
  join: (id: number, goTo: (place: PagePlace) => void) => () => void;
  /** A frame was scrolled. Only the active one leads: others scroll by script. */
  moved: (id: number, place: PagePlace) => void;
  lookAt: (id: number) => void;
}

export function createFrameGroup(): FrameGroup {
  const frames = new Map<number, (place: PagePlace) => void>();
  let looked: number | undefined;
  let place = topOfPage;
  return {
    pressed: undefined,
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
