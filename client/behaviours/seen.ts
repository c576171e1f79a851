import { type SeenState, seenAttribute } from '#contracts/markers.ts';

export function start(element: Element): void {
  const say = (state: SeenState): void => element.setAttribute(seenAttribute, state);
  let waits = false;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      say(waits ? 'now' : 'from-the-start');
    } else {
      waits = true;
      say('not-yet');
    }
  });
  observer.observe(element);
}
