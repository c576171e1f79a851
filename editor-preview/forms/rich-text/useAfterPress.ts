import { useEffect, useRef } from 'react';

/**
 * Does something at once, or where a pointer is being pressed, after it was let go. What goes away while it is pressed
 * moves what stands below, and the click misses what it was meant for.
 *
 * @param isListening whether somebody may come to ask
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
      // The click comes right behind.
      setTimeout(work, 0);
    };
    for (const event of ['pointerup', 'pointercancel'])
      window.addEventListener(event, letGo, { capture: true, signal: controller.signal });
  };
}
