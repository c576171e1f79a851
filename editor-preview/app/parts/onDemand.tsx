import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { toolLanguage, words } from '../words/words.ts';
import { PlainButton } from './buttons.tsx';
import { fetchedLater } from './fetchedLater.ts';
import { notLoaded } from './onDemand.styles.ts';

/** A component that loads on first rendering, or earlier by `load`, so that it then renders immediately. */
type OnDemand<Props> = ((props: Props) => ReactNode) & { readonly load: () => Promise<unknown> };

/**
 * On failure, such as offline or after a deployment, it offers a retry; the tool around it stays.
 * @param whileLoading rendered meanwhile
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  whileLoading: ReactNode = null,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = fetchedLater(async (): Promise<ComponentType<Props>> => {
    loaded ??= (await load()).default;
    return loaded;
  });
  function WhenLoaded(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Loaded || hasFailed) return;
      let isWanted = true;
      keep().then(
        (made) => {
          if (isWanted) setLoaded(() => made);
        },
        () => {
          if (isWanted) setFailed(true);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Loaded, hasFailed]);

    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed) return whileLoading;
    return (
      <div role="alert" lang={toolLanguage} className={notLoaded}>
        <p>{words.partNotLoaded}</p>
        <PlainButton onClick={() => setFailed(false)}>{words.tryAgain}</PlainButton>
      </div>
    );
  }
  return Object.assign(WhenLoaded, { load: keep });
}
