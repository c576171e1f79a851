import { useEffect } from 'react';

export function usePreventFileDrop(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const kinds = ['dragenter', 'dragover', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, refuse);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, refuse);
    };
  }, []);
}
