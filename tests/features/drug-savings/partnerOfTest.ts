import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import type { ListedFormulation } from '#features/drug-savings/partner/listedQuestion.ts';
import { PricingPartner } from '#features/drug-savings/partner/pricingPartner.ts';
import type { PartnerFault } from '#features/drug-savings/partner/sample/partnerFaults.ts';
import type { FormulationOf } from '#features/drug-savings/partner/sample/samplePartner.ts';
import { type ServedPartner, servePartner } from '#features/drug-savings/partner/sample/servePartner.ts';
import { drug } from './list/drugsForTests.ts';

/** Where everybody is who has not said anything yet. */
export const columbus = { zip: '47201', lat: 39.126564, long: -85.971322 };
/** Thirty tablets of a generic that has a list price. */
export const question = { formulationId: '100001', quantity: 30, place: columbus };

/** One formulation that the sample knows; any other is unknown to it. */
export const oneFormulation: FormulationOf = async (id) =>
  id === question.formulationId ? { drugType: 'generic', msrp: 1.2, usualQuantity: 30 } : undefined;

/** Ten formulations of our list, `100000` to `100009`, usually dispensed in 30, 60 or 90 tablets. */
export const inList: ListedFormulation = async (id) => {
  const found = drug('atorvastatin', { msrp: 1.2 });
  const [manufacturer] = found.manufacturers;
  const [option] = manufacturer?.options ?? [];
  const [listed] = option?.dossages ?? [];
  if (!/^10000\d$/.test(id) || !manufacturer || !option || !listed) return undefined;
  const commonQuantities = [30, 60, 90].map((value) => ({ display: `${value} tablets`, value }));
  const dosage = { ...listed, formulationId: id, commonQuantities };
  return { drug: found, manufacturer, option, dosage, quantity: { display: '30 tablets', value: 30 } };
};

/** An entry as partners tell it. */
export function entry(amount: number, more: Partial<PriceEntry> = {}): PriceEntry {
  return {
    retailer: { id: 'dovecote', name: 'Dovecote Drug', location: { id: 'dovecote-47201' } },
    price: { amount, currency: 'USD' },
    ...more,
  };
}

/** A partner over HTTP, and how our server asks it. */
export interface PartnerOverHttp extends AsyncDisposable {
  served: ServedPartner;
  partner: PricingPartner;
  registry: Registry;
  logged: string[];
}

/** The sample partner on this machine with a fault, asked with a time limit that no busy machine misses by accident. */
export async function partnerOverHttp(
  fault: PartnerFault,
  { deadlineMs = 20_000, ...options }: { deadlineMs?: number; apiKey?: string; now?: () => number } = {},
): Promise<PartnerOverHttp> {
  const served = await servePartner({ port: 0, formulationOf: oneFormulation, fault });
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const registry = new Registry();
  const partner = new PricingPartner({ log, registry }, { address: served.url, deadlineMs, ...options });
  return {
    served,
    partner,
    registry,
    logged,
    [Symbol.asyncDispose]: async () => {
      partner.close();
      await served[Symbol.asyncDispose]();
    },
  };
}
