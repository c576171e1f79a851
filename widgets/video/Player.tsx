import { type ReactNode, useEffect, useRef } from 'react';
import type { TrackingKind } from '#contracts/tracking.ts';
import { type Playback, playbackEvent, readPlayback } from './playback.ts';
import { playerAbilities, playerOrigin } from './playerAddress.ts';

interface PlayerProps {
  address: string;
  title: string;
  onEvent: (kind: TrackingKind) => void;
}

/** Asks the player to tell of its states from now on. */
const listening = JSON.stringify({ event: 'listening' });

/** The host's player. It may run its own scripts and nothing of ours, and open its own links in new windows. */
export function Player({ address, title, onEvent }: PlayerProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    frame.current?.focus();
  }, []);

  useEffect(() => {
    let playback: Playback = 'playing';
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== playerOrigin || source !== frame.current?.contentWindow) return;
      const now = readPlayback(data);
      const kind = now && playbackEvent(playback, now);
      playback = now ?? playback;
      if (kind) onEvent(kind);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onEvent]);

  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      allow={playerAbilities.join('; ')}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // The host refuses to play for pages that do not say whose they are.
      referrerPolicy="strict-origin-when-cross-origin"
      loading="eager"
      onLoad={() => frame.current?.contentWindow?.postMessage(listening, playerOrigin)}
    />
  );
}
