import type { SeenPrices } from './drugs/priceEntry.ts';
import type { PriceQuestion } from './drugs/pricesForPage.ts';

/** The services that blocks need data of before a page is rendered: what each takes, and what it gives. */
interface ServiceTypes {
  /** Prices near the default place; on pages about a drug, near the place of `drugView`. */
  drugPrices: { params: PriceQuestion; value: SeenPrices };
}

export type ServiceName = keyof ServiceTypes;

/** What blocks read, under the service's name: its values by the keys of their needs. Serialisable. */
export type LoadedData = {
  readonly [Name in ServiceName]: Readonly<Record<string, ServiceTypes[Name]['value']>>;
};

/** The data of a page without answers. It names every service. */
export const nothingLoaded: LoadedData = { drugPrices: {} };

/** Data that a block needs: what a service is asked, and the key by which the block finds the answer. */
export type Need<Name extends ServiceName = ServiceName> = {
  [Each in Name]: { service: Each; key: string; params: ServiceTypes[Each]['params'] };
}[Name];

/** A service's answer, and until when a page may show it, in milliseconds since 1970. */
export interface ServiceAnswer<Name extends ServiceName = ServiceName> {
  value: ServiceTypes[Name]['value'];
  until: number;
}

/** The services that the site has. Each gives undefined where it has no answer. */
export type Services = {
  readonly [Name in ServiceName]?: (
    params: ServiceTypes[Name]['params'],
  ) => Promise<ServiceAnswer<Name> | undefined>;
};
