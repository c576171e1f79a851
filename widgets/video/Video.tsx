import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type MediaFile, mediaFile } from '#contracts/frames/mediaFile.ts';
import { isPending, videoSource } from '#contracts/frames/videoSource.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { parseJson } from '#contracts/json/json.ts';
import { pixelsAttribute } from '#contracts/outside/frame.ts';
import type { TrackingKind } from '#contracts/tracking.ts';
import type { VideoData } from '#schemas/generated/types.ts';
import { Placeholder } from '#transformer/basic/Placeholder.tsx';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { reportEvent } from '../tracking/reportEvent.ts';
import { contentWidths } from '../ui/layout.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { hostName, playerAbilities, playerAddress, playerOrigin, watchAddress } from './playerAddress.ts';
import { video } from './Video.styles.ts';

const playbackStates: ReadonlyMap<unknown, Playback> = new Map([
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
]);

interface PlayerProps {
  address: string;
  title: string;
  onEvent: (kind: TrackingKind) => void;
}

const listening = JSON.stringify({ event: 'listening' });

/** The host's player, sandboxed: it may run its own scripts but none of ours, and open links in new windows. */
function Player({ address, title, onEvent }: PlayerProps): ReactNode {
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

export const placeholderText = 'Video Placeholder';
export const pendingText = 'Video implementation pending';

/** Nothing of the host loads before a click. The link to the host works without JavaScript. */
export default function Video({ data, block }: WidgetProps<'video', 'preview'>): ReactNode {
  const [playing, setPlaying] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const report = useCallback(
    (kind: TrackingKind) => reportEvent(figure.current, kind, { elementType: 'VIDEO', name: data.title }),
    [data.title],
  );

  if (isPending(data)) {
    return (
      <figure className={video}>
        <Title {...data} />
        <Placeholder text={placeholderText} preview={block.preview} />
        <Placeholder text={pendingText} preview={block.preview} />
      </figure>
    );
  }
  const source = videoSource(data);
  const file = source ? undefined : mediaFile(data.fileUrl);

  const transcripts = (data.transcripts ?? []).filter(({ html }) => presentHtml(html)).map(transcriptOf);
  if (file)
    return (
      <figure className={video}>
        <Title {...data} />
        <FilePlayer file={file} data={data} shape={shapeOf(data.aspectRatio ?? '16:9')} />
        {transcripts}
      </figure>
    );
  if (!source) return null;

  const play = (): void => {
    setPlaying(true);
    report('video-started');
  };
  return (
    <figure ref={figure} className={video}>
      <Title {...data} />
      <div
        style={shapeOf(data.aspectRatio ?? (source.isPortrait ? '9:16' : '16:9'))}
        {...(playing && data.videoTrackers?.length
          ? { [pixelsAttribute]: JSON.stringify(data.videoTrackers) }
          : {})}
      >
        {playing ? (
          <Player address={playerAddress(source, data)} title={data.title || 'Video'} onEvent={report} />
        ) : (
          <>
            {data.poster && (
              <Picture {...data.poster} alt={data.poster.alt} shownWidth={contentWidths.reading} />
            )}
            <button type="button" onClick={play}>
              <span className="visually-hidden">
                <OwnWords>Play video</OwnWords>
                {data.title && `: ${data.title}`}
              </span>
            </button>
          </>
        )}
      </div>
      <a href={watchAddress(source)} rel="noopener">
        <OwnWords>Watch on {hostName}</OwnWords>
      </a>
      {transcripts}
    </figure>
  );
}

/** Transcripts are never reordered, and titles may repeat. */
function transcriptOf(
  { title, language, html }: NonNullable<VideoData['transcripts']>[number],
  index: number,
): ReactNode {
  return (
    <details key={index}>
      <summary>{present(title) ?? <OwnWords>Transcript</OwnWords>}</summary>
      <div lang={language}>
        <RichHtml html={html} className={prose} />
      </div>
    </details>
  );
}

/** A portrait video is as wide as on a phone: at the column's width it would exceed the window's height. */
function shapeOf(ratio: string): CSSProperties {
  const [width = 16, height = 9] = ratio.split(/[:/]/).map(Number);
  return { aspectRatio: `${width}/${height}`, maxWidth: height > width ? '20.5rem' : undefined };
}

function Title({ title, htmlTitle }: VideoData): ReactNode {
  const html = presentHtml(htmlTitle);
  if (html) return <RichHtml as="figcaption" html={html} />;
  return present(title) ? <figcaption>{title}</figcaption> : null;
}

interface FilePlayerProps {
  file: MediaFile;
  data: VideoData;
  /** The aspect ratio of a film, which is unknown until it is loaded. */
  shape: CSSProperties;
}

/** The file is not requested before a reader starts it. */
function FilePlayer({ file, data, shape }: FilePlayerProps): ReactNode {
  const { kind, src, origin } = file;
  const host = origin === undefined ? '' : ` at ${new URL(origin).hostname.replace(/^www\./, '')}`;
  const shared = { controls: true, preload: 'none', src, 'aria-label': present(data.title) } as const;
  return (
    <>
      {kind === 'film' ? (
        <video
          {...shared}
          playsInline
          poster={data.poster && proxiedImage(data.poster.src, contentWidths.reading)}
          style={shape}
        >
          <Captions {...data} />
        </video>
      ) : (
        <audio {...shared}>
          <Captions {...data} />
        </audio>
      )}
      <a href={src} rel="noopener">
        <OwnWords>
          Open the {kind}
          {host}
        </OwnWords>
      </a>
    </>
  );
}

/** Without `default`: browsers would request it before the reader starts the file. */
function Captions({ captions = [] }: VideoData): ReactNode {
  return captions.map(({ src, language, title }) => (
    <track key={src} kind="captions" src={src} srcLang={language} label={present(title) ?? language} />
  ));
}

type Playback = 'playing' | 'paused' | 'ended';

/** The state in a player's message; undefined for any other message. */
export function readPlayback(message: unknown): Playback | undefined {
  const { event, info } = fieldsOf(typeof message === 'string' ? parseJson(message) : message);
  if (event === 'onStateChange') return playbackStates.get(info);
  return event === 'infoDelivery' ? playbackStates.get(fieldsOf(info).playerState) : undefined;
}

export function playbackEvent(previous: Playback, now: Playback): TrackingKind | undefined {
  if (now === previous) return undefined;
  if (now === 'ended') return 'video-completed';
  if (now === 'paused') return previous === 'playing' ? 'video-paused' : undefined;
  return previous === 'paused' ? 'video-resumed' : 'video-started';
}
