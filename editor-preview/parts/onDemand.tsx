import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { toolLanguage, words } from '../words/words.ts';
import { plainButton } from './controls.styles.ts';
import { fetchedLater } from './fetchedLater.ts';
import { notLoaded } from './onDemand.styles.ts';

/** A component that is loaded when it is shown first, or when that is asked for, so that it is there at once then. */
type OnDemand<Props> = ((props: Props) => ReactNode) & { readonly load: () => Promise<unknown> };

/**
 * A component that is loaded when it is shown first. Where that fails, as without a connection or after a new version was put
 * in place, it says so and can be asked for again: the tool around it stays.
 *
 * @param whileLoading shown in its place
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
        <button type="button" className={plainButton} onClick={() => setFailed(false)}>
          {words.tryAgain}
        </button>
      </div>
    );
  }
  return Object.assign(WhenLoaded, { load: keep });
}
