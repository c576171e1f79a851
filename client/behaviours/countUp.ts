import {
  countAttribute,
  countDurationMs,
  countedProperty,
  countedText,
  countReadyAttribute,
  countSteps,
} from '#contracts/countUp.ts';

/**
 * Counts once, when first seen. If final values are visible already (reduced motion, or a late script), they
 * stay: no figure ever drops.
 */
export function start(list: Element): void {
  if (!(list instanceof HTMLElement)) return;
  const figures = [...list.querySelectorAll(`[${countAttribute}]`)];
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      if (figures.some(showsFinalValue)) showStep(list, figures, countSteps);
      else countUp(list, figures);
    }
    list.setAttribute(countReadyAttribute, '');
  });
  observer.observe(list);
}

function showsFinalValue(figure: Element): boolean {
  return figure.firstElementChild?.checkVisibility({ opacityProperty: true }) ?? true;
}

function countUp(list: HTMLElement, figures: readonly Element[]): void {
  const startedAt = performance.now();
  const advance = (): void => {
    const elapsed = performance.now() - startedAt;
    const step = Math.min(countSteps, Math.floor((elapsed / countDurationMs) * countSteps));
    showStep(list, figures, step);
    if (step < countSteps) requestAnimationFrame(advance);
  };
  advance();
}

function showStep(list: HTMLElement, figures: readonly Element[], step: number): void {
  list.style.setProperty(countedProperty, String(step / countSteps));
  for (const figure of figures) {
    if (step === countSteps) figure.removeAttribute(countAttribute);
    else figure.setAttribute(countAttribute, countedText(figure.textContent, step));
  }
}
