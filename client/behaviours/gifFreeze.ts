import { type AnimationState, animationStateAttribute } from '#contracts/markers.ts';

/** Without a line box of its own, so that nothing moves when the picture comes into it. */
const buttonLook =
  'display:inline-block;position:relative;max-width:100%;padding:0;border:0;border-radius:var(--radius-leaf);overflow:clip;background:none;line-height:0;cursor:pointer';
const signLook =
  'position:absolute;bottom:8px;left:8px;padding:0 12px;border-radius:var(--radius-leaf-small);background:var(--surface);font:14px/28px var(--font-ui)';

/**
 * Puts each animated GIF of a text into a button that toggles it between playing and a frozen still. Readers who want
 * less motion find it frozen.
 */
export function start(text: Element): void {
  for (const picture of text.querySelectorAll('img')) prepare(picture);
  // Those that are put in their place later. A load event does not bubble.
  text.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) prepare(target);
    },
    { capture: true },
  );
}

function prepare(picture: HTMLImageElement): void {
  const isAnimated = /\.gif\b/i.test(picture.currentSrc || picture.src);
  // A button inside a link would be two things to press in one place.
  if (!isAnimated || picture.closest(`a, [${animationStateAttribute}]`)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = buttonLook;
  const sign = document.createElement('span');
  sign.style.cssText = signLook;
  const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A `<picture>` hands it another file: its first frame for readers who want no motion. Until they want it, the rest is not loaded.
  const holder = picture.closest('picture') ?? picture;
  const hasStill = wantsNoMotion && holder !== picture;
  holder.replaceWith(button);
  button.append(hasStill ? holder : picture, sign);

  const tell = (isFrozen: boolean): void => {
    const state: AnimationState = isFrozen ? 'frozen' : 'playing';
    button.setAttribute(animationStateAttribute, state);
    sign.textContent = isFrozen ? '▶' : '❚❚';
    button.ariaLabel = `${isFrozen ? 'Play' : 'Stop'} animation: ${picture.alt}`;
  };
  const show = (isFrozen: boolean): void => {
    button.querySelector('canvas')?.remove();
    if (isFrozen) button.prepend(stillOf(picture));
    picture.hidden = isFrozen;
    tell(isFrozen);
  };
  button.addEventListener('click', () => {
    if (holder.parentElement === button && holder !== picture) {
      holder.replaceWith(picture);
      show(false);
    }
    // What has not loaded has no still.
    else if (picture.naturalWidth > 0) show(!picture.hidden);
  });
  if (hasStill) tell(true);
  else show(false);
  if (wantsNoMotion && !hasStill) {
    if (picture.complete && picture.naturalWidth > 0) show(true);
    else picture.addEventListener('load', () => show(true), { once: true });
  }
}

/** A picture of the picture, in the size that it is shown in, or would be were its accordion open. */
function stillOf(picture: HTMLImageElement): HTMLCanvasElement {
  const box = picture.getBoundingClientRect();
  const width = box.width || Number(picture.getAttribute('width')) || picture.naturalWidth;
  const height = box.height || Number(picture.getAttribute('height')) || picture.naturalHeight;
  const still = document.createElement('canvas');
  // A canvas keeps whole pixels of these.
  still.width = width * devicePixelRatio;
  still.height = height * devicePixelRatio;
  still.style.cssText = `width:${width}px;max-width:100%;aspect-ratio:${width}/${height}`;
  still.getContext('2d')?.drawImage(picture, 0, 0, still.width, still.height);
  return still;
}
