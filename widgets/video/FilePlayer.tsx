import type { CSSProperties, ReactNode } from 'react';
import type { MediaFile } from '#contracts/frames/mediaFile.ts';
import type { VideoData } from '#schemas/generated/types.ts';
import { proxiedImage } from '#transformer/imageProxy.ts';
import { contentWidths } from '../ui/layout.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';

interface FilePlayerProps {
  file: MediaFile;
  data: VideoData;
  /** The aspect ratio of a film, which is unknown until it is loaded. */
  shape: CSSProperties;
}

/** The file is not requested before a reader starts it. */
export function FilePlayer({ file, data, shape }: FilePlayerProps): ReactNode {
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
