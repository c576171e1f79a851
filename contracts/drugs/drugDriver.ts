/** An offer of a sponsor for a drug: what makes "with or without insurance" true. */
export interface DrugDriver {
  sectionTitle?: string | undefined;
  sectionDescription?: string | undefined;
  /** What a month costs with it, in US dollars, as digits. */
  copay?: string | undefined;
  campaign?:
    | {
        type?: string | undefined;
        category?: string | undefined;
        placement?: string | undefined;
        name?: string | undefined;
      }
    | undefined;
  /** Where it leads to. */
  url?: string | undefined;
  /** What it is good for: `copay` for the copay form alone, in which no prices stand. */
  only?: 'copay' | undefined;
  /** The drugs that it is for, by slug. */
  drugs?: readonly string[] | undefined;
  /** The articles that it is for, by path. */
  paths?: readonly string[] | undefined;
}

/** What a driver is looked for by. */
export interface DriverPlace {
  drugSlug: string;
  path: string;
}

/** The driver of a block: its own, else the first of the site's that is for the article, else the first for the drug. */
export function driverFor(
  own: DrugDriver | undefined,
  drivers: readonly DrugDriver[],
  { drugSlug, path }: DriverPlace,
): DrugDriver | undefined {
  return (
    own ??
    drivers.find(({ paths }) => paths?.includes(path)) ??
    drivers.find(({ drugs }) => drugs?.includes(drugSlug))
  );
}

/**
 * The offer that a block shows beside its prices, and the one that gives the form with a copay alone what it says: a driver that is good for
 * that form is no offer anywhere else.
 */
export function driversFor(
  own: DrugDriver | undefined,
  drivers: readonly DrugDriver[],
  place: DriverPlace,
): { offer: DrugDriver | undefined; copay: DrugDriver | undefined } {
  const isForCopay = ({ only }: DrugDriver): boolean => only === 'copay';
  const find = (isWanted: (driver: DrugDriver) => boolean) =>
    driverFor(own && isWanted(own) ? own : undefined, drivers.filter(isWanted), place);
  const offer = find((driver) => !isForCopay(driver));
  return { offer, copay: offer ?? find(isForCopay) };
}

/** The copay as it is printed, behind its dollar sign: `-` until somebody supplies one. */
export function shownCopay(driver: Pick<DrugDriver, 'copay'> | undefined): string {
  return driver?.copay ?? '-';
}
