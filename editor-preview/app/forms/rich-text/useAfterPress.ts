import { useEffect, useRef } from 'react';

/**
 * Layout changes during a pointer press would make the click miss its target.
 * @param isListening whether it may be called
 */
export function useAfterPress(isListening: boolean): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isListening) return;
    const onDown = (): void => {
      isPressed.current = true;
    };
    const onUp = (): void => {
      isPressed.current = false;
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('pointerup', onUp, true);
    window.addEventListener('pointercancel', onUp, true);
    return () => {
      onUp();
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('pointerup', onUp, true);
      window.removeEventListener('pointercancel', onUp, true);
    };
  }, [isListening]);

  return (work) => {
    if (!isPressed.current) return work();
    const controller = new AbortController();
    const letGo = (): void => {
      controller.abort();
      // The click event follows.
      setTimeout(work, 0);
    };
    for (const event of ['pointerup', 'pointercancel'])
      window.addEventListener(event, letGo, { capture: true, signal: controller.signal });
  };
}
