import type { SeenPrices } from './drugs/priceEntry.ts';
import type { PriceQuestion } from './drugs/pricesForPage.ts';

interface ServiceTypes {
  /** Prices near the default place; on pages about a drug, near the place of `drugView`. */
  drugPrices: { params: PriceQuestion; value: SeenPrices };
}

export type ServiceName = keyof ServiceTypes;

export type LoadedData = {
  readonly [Name in ServiceName]: Readonly<Record<string, ServiceTypes[Name]['value']>>;
};

/** The data of a page without answers. It names every service. */
export const noData: LoadedData = { drugPrices: {} };

export type Need<Name extends ServiceName = ServiceName> = {
  [Each in Name]: { service: Each; key: string; params: ServiceTypes[Each]['params'] };
}[Name];

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
