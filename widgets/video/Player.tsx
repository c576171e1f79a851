import { type ReactNode, useEffect, useRef } from 'react';
import type { TrackingKind } from '#contracts/tracking.ts';
import { type Playback, playbackEvent, readPlayback } from './playback.ts';
import { playerAbilities, playerOrigin } from './playerAddress.ts';

interface PlayerProps {
  address: string;
  title: string;
  onEvent: (kind: TrackingKind) => void;
}

/** Subscribes to the player's state messages. */
const listening = JSON.stringify({ event: 'listening' });

/** The host's player, sandboxed: it may run its own scripts but none of ours, and open links in new windows. */
export function Player({ address, title, onEvent }: PlayerProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The focused button has been removed.
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
      // The host refuses pages without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      loading="eager"
      onLoad={() => frame.current?.contentWindow?.postMessage(listening, playerOrigin)}
    />
  );
}
