import type { SeenPrices } from './drugs/priceEntry.ts';
import type { PriceQuestion } from './drugs/pricesForPage.ts';

/** Services that blocks need data of before rendering: parameters and results. */
interface ServiceTypes {
  /** Prices near the default place; on pages about a drug, near the place of `drugView`. */
  drugPrices: { params: PriceQuestion; value: SeenPrices };
}

export type ServiceName = keyof ServiceTypes;

/** Data for blocks, by service and key of the need. Serialisable. */
export type LoadedData = {
  readonly [Name in ServiceName]: Readonly<Record<string, ServiceTypes[Name]['value']>>;
};

/** The data of a page without answers. It names every service. */
export const nothingLoaded: LoadedData = { drugPrices: {} };

/** Data that a block needs: a service's parameters, with the key of the answer. */
export type Need<Name extends ServiceName = ServiceName> = {
  [Each in Name]: { service: Each; key: string; params: ServiceTypes[Each]['params'] };
}[Name];

/** A service's answer, with its expiry in milliseconds since 1970. */
export interface ServiceAnswer<Name extends ServiceName = ServiceName> {
  value: ServiceTypes[Name]['value'];
  until: number;
}

/** The site's services. Each returns undefined if it has no answer. */
export type Services = {
  readonly [Name in ServiceName]?: (
    params: ServiceTypes[Name]['params'],
  ) => Promise<ServiceAnswer<Name> | undefined>;
};
