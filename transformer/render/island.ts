import {
  type HydrationMoment,
  islandAttributes,
  islandElement,
  islandPrefixAttribute,
  islandPropsAttribute,
  islandRootAttribute,
  islandTypeAttribute,
} from '#contracts/island.ts';
import { escapeJson, writtenAttributes } from '../html/escape.ts';

export interface IslandScripts {
  component: string;
  runtime: string;
}

interface Island {
  type: string;
  hydrate: HydrationMoment;
  scripts: IslandScripts;
  /** Prefix of `useId`, unique for each root on a page. */
  identifierPrefix: string;
  props: unknown;
  html: string;
}

/** The element says what to load and when: the browser needs no list of components. */
export function islandHtml({ type, hydrate, scripts, identifierPrefix, props, html }: Island): string {
  const attributes = {
    [islandTypeAttribute]: type,
    [islandAttributes.hydrate]: hydrate,
    [islandAttributes.script]: scripts.component,
    [islandAttributes.runtime]: scripts.runtime,
    [islandPrefixAttribute]: identifierPrefix,
    [islandAttributes.status]: 'waiting',
  };
  return (
    `<${islandElement}${writtenAttributes(attributes)}>` +
    `<div ${islandRootAttribute}>${html}</div>` +
    `<script type="application/json" ${islandPropsAttribute}>${escapeJson(props)}</script>` +
    `</${islandElement}>`
  );
}
