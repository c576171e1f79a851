import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Announcements } from '../document/announcements.ts';
import { said } from './EditorApp.styles.ts';

const shownFor = 6_000;

export function Announcer({ announcements }: { announcements: Announcements }): ReactNode {
  const { message, number } = useSyncExternalStore(announcements.subscribe, announcements.last);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGone(number), shownFor);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <div role="status" className={said}>
      {gone < number && <span key={number}>{message}</span>}
    </div>
  );
}
