import { type AnimationState, animationStateAttribute } from '#contracts/markers.ts';

/** Without a line box, so that inserting the picture shifts nothing. */
const buttonLook =
  'display:inline-block;position:relative;max-width:100%;padding:0;border:0;border-radius:var(--radius-leaf);overflow:clip;background:none;line-height:0;cursor:pointer';
const signLook =
  'position:absolute;bottom:8px;left:8px;padding:0 12px;border-radius:var(--radius-leaf-small);background:var(--surface);font:14px/28px var(--font-ui)';

export function start(text: Element): void {
  for (const picture of text.querySelectorAll('img')) prepare(picture);
  // Pictures inserted later. A load event does not bubble.
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
  // A button inside a link would nest interactive elements.
  if (!isAnimated || picture.closest(`a, [${animationStateAttribute}]`)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = buttonLook;
  const sign = document.createElement('span');
  sign.style.cssText = signLook;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A `<picture>` serves the first frame with reduced motion; the rest loads on play.
  const holder = picture.closest('picture') ?? picture;
  const hasStill = prefersReducedMotion && holder !== picture;
  holder.replaceWith(button);
  button.append(hasStill ? holder : picture, sign);

  const showState = (isFrozen: boolean): void => {
    const state: AnimationState = isFrozen ? 'frozen' : 'playing';
    button.setAttribute(animationStateAttribute, state);
    sign.textContent = isFrozen ? '▶' : '❚❚';
    button.ariaLabel = `${isFrozen ? 'Play' : 'Stop'} animation: ${picture.alt}`;
  };
  const show = (isFrozen: boolean): void => {
    button.querySelector('canvas')?.remove();
    if (isFrozen) button.prepend(stillOf(picture));
    picture.hidden = isFrozen;
    showState(isFrozen);
  };
  button.addEventListener('click', () => {
    if (holder.parentElement === button && holder !== picture) {
      holder.replaceWith(picture);
      show(false);
    }
    // A picture that has not loaded has no still.
    else if (picture.naturalWidth > 0) show(!picture.hidden);
  });
  if (hasStill) showState(true);
  else show(false);
  if (prefersReducedMotion && !hasStill) {
    if (picture.complete && picture.naturalWidth > 0) show(true);
    else picture.addEventListener('load', () => show(true), { once: true });
  }
}

/** A still of the picture in its displayed size, also inside a closed accordion. */
function stillOf(picture: HTMLImageElement): HTMLCanvasElement {
  const box = picture.getBoundingClientRect();
  const width = box.width || Number(picture.getAttribute('width')) || picture.naturalWidth;
  const height = box.height || Number(picture.getAttribute('height')) || picture.naturalHeight;
  const still = document.createElement('canvas');
  still.width = width * devicePixelRatio;
  still.height = height * devicePixelRatio;
  still.style.cssText = `width:${width}px;max-width:100%;aspect-ratio:${width}/${height}`;
  still.getContext('2d')?.drawImage(picture, 0, 0, still.width, still.height);
  return still;
}
