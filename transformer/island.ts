import {
  type HydrationMoment,
  islandAttributes,
  islandElement,
  islandPrefixAttribute,
  islandPropsAttribute,
  islandRootAttribute,
  islandTypeAttribute,
} from '#contracts/island.ts';
import { escapeJson, writtenAttributes } from './escape.ts';

/** The scripts that an island asks for, as the build named them. */
export interface IslandScripts {
  /** The chunk of the component. */
  component: string;
  /** The chunk that brings React and hydrates. */
  runtime: string;
}

interface Island {
  /** The block type. */
  type: string;
  hydrate: HydrationMoment;
  scripts: IslandScripts;
  /** Keeps the identifiers of several roots on one page apart. */
  identifierPrefix: string;
  /** All that the component needs in the browser. Must be serialisable. */
  props: unknown;
  /** The component's HTML, rendered with the same prefix. */
  html: string;
}

/**
 * Wraps a component's HTML in the custom element that the island loader knows. The element says what to load and
 * when, so that the browser needs no list of components.
 */
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
