import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Announcements } from '../document/announcements.ts';
import { announcement } from './EditorApp.styles.ts';

const displayMs = 6_000;

export function Announcer({ announcements }: { announcements: Announcements }): ReactNode {
  const { message, number } = useSyncExternalStore(announcements.subscribe, announcements.last);
  const [hiddenNumber, setHiddenNumber] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setHiddenNumber(number), displayMs);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <div role="status" className={announcement}>
      {hiddenNumber < number && <span key={number}>{message}</span>}
    </div>
  );
}
