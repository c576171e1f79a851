import { type SeenState, seenAttribute } from '#contracts/markers.ts';

export function start(element: Element): void {
  const setState = (state: SeenState): void => element.setAttribute(seenAttribute, state);
  let isPending = false;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      setState(isPending ? 'now' : 'from-the-start');
    } else {
      isPending = true;
      setState('not-yet');
    }
  });
  observer.observe(element);
}
