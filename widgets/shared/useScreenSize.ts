import { useEffect, useState } from 'react';
import { resizeDebounceMs, type ScreenSize, screenSize } from './layout.ts';

/**
 * The screen's size, for behaviour in an island that CSS cannot express. Follows the window once it has kept its size
 * for {@link resizeDebounceMs} (specification §4, §9). The server, which knows no window, and the first render in the
 * browser, which must match it, take the size to be `mobile`.
 */
export function useScreenSize(): ScreenSize {
  const [size, setSize] = useState<ScreenSize>('mobile');
  useEffect(() => {
    const follow = (): void => setSize(screenSize(window.innerWidth));
    let pending: ReturnType<typeof setTimeout> | undefined;
    const followLater = (): void => {
      clearTimeout(pending);
      pending = setTimeout(follow, resizeDebounceMs);
    };
    follow();
    window.addEventListener('resize', followLater);
    return () => {
      clearTimeout(pending);
      window.removeEventListener('resize', followLater);
    };
  }, []);
  return size;
}
