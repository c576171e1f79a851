import { type RefObject, useEffect, useState } from 'react';
import { countDurationMs, countSteps } from './countUp.ts';

/**
 * The step of the count: the last one at first, because readers without JavaScript see the final values; from 0 on
 * once the element is first seen, and never again. Readers who want no motion see none.
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [step, setStep] = useState(countSteps);
  useEffect(() => {
    if (!element.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (): void => {
      const startedAt = performance.now();
      const advance = (): void => {
        const elapsed = performance.now() - startedAt;
        const reached = Math.min(countSteps, Math.floor((elapsed / countDurationMs) * countSteps));
        setStep(reached);
        if (reached < countSteps) frame = requestAnimationFrame(advance);
      };
      advance();
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      count();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return step;
}
