import { islandPropsAttribute } from '#contracts/island.ts';

/** @throws Error 'Missing app state' if they are missing or invalid */
export function readProps(island: Element): object {
  const json = island.querySelector(`:scope > script[${islandPropsAttribute}]`)?.textContent ?? '';
  const props = parse(json);
  if (typeof props !== 'object' || props === null || Array.isArray(props))
    throw new Error('Missing app state');
  return props;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error('Missing app state', { cause });
  }
}
