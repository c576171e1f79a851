export interface DrugDriver {
  sectionTitle?: string | undefined;
  sectionDescription?: string | undefined;
  copay?: string | undefined;
  campaign?:
    | {
        type?: string | undefined;
        category?: string | undefined;
        placement?: string | undefined;
        name?: string | undefined;
      }
    | undefined;
  url?: string | undefined;
  /** Restricts it: `copay` for the copay form only, which shows no prices. */
  only?: 'copay' | undefined;
  drugs?: readonly string[] | undefined;
  paths?: readonly string[] | undefined;
}

export interface DriverPlace {
  drugSlug: string;
  path: string;
}

/** The driver of a block: its own, else the site's first for the article, else for the drug. */
function driverFor(
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

/** The offer beside the prices, and that of the copay form: a driver for that form is no offer elsewhere. */
export function driversFor(
  own: DrugDriver | undefined,
  drivers: readonly DrugDriver[],
  place: DriverPlace,
): { offer: DrugDriver | undefined; copay: DrugDriver | undefined } {
  const isForCopay = ({ only }: DrugDriver): boolean => only === 'copay';
  const find = (matches: (driver: DrugDriver) => boolean) =>
    driverFor(own && matches(own) ? own : undefined, drivers.filter(matches), place);
  const offer = find((driver) => !isForCopay(driver));
  return { offer, copay: offer ?? find(isForCopay) };
}

/** The copay for display, after the dollar sign: `-` if unknown. */
export function shownCopay(driver: Pick<DrugDriver, 'copay'> | undefined): string {
  return driver?.copay ?? '-';
}
