import type { Party } from '#shell/parties/parties.ts';
import type { Choice } from './choice.ts';

/** The Transparency and Consent Framework: its policies 5.0, whose list of vendors is of version 5 where none is named. */
const policyVersion = 5;
export const defaultVendorListVersion = 5;
const purposesOfTheFramework = 11;

/** In the sections of the Global Privacy Platform: 1 is yes, 2 is no; of an objection, 1 is that there is one. */
const yes = 1;
const no = 2;

interface Encoding {
  /** The number that the framework gave to this publisher's consent management; without it there is no TC string. */
  cmpId: number | undefined;
  parties: readonly Party[];
  /** Whether it is a yes to all that is asked. A partial one is none. */
  isFull: boolean;
  hasGpc: boolean;
}

/** A choice as others read it. The libraries are loaded with the first choice, and by no browser. */
export async function encodeConsent(
  choice: Choice,
  { cmpId, parties, isFull, hasGpc }: Encoding,
): Promise<{ tc: string; gpp: string }> {
  const [tc, gpp] = await Promise.all([
    cmpId === undefined ? '' : tcString(choice, cmpId, parties),
    gppString(!isFull || hasGpc, hasGpc),
  ]);
  return { tc, gpp };
}

async function tcString(choice: Choice, cmpId: number, parties: readonly Party[]): Promise<string> {
  const { GVL, TCModel, TCString } = await import('@iabtechlabtcf/core');
  const nothing = {};
  const vendors = parties.flatMap(({ vendorId, name, purposes }) =>
    vendorId === undefined ? [] : [[vendorId, vendor(vendorId, name, purposes)] as const],
  );
  const purposes = Array.from({ length: purposesOfTheFramework }, (_, at) => at + 1);
  const list = new GVL({
    gvlSpecificationVersion: 3,
    vendorListVersion: defaultVendorListVersion,
    tcfPolicyVersion: policyVersion,
    lastUpdated: new Date(0),
    purposes: Object.fromEntries(
      purposes.map((id) => [id, { id, name: '', description: '', illustrations: [] }]),
    ),
    specialPurposes: nothing,
    features: nothing,
    specialFeatures: nothing,
    stacks: nothing,
    dataCategories: nothing,
    vendors: Object.fromEntries(vendors),
  });
  const model = new TCModel(list);
  model.cmpId = cmpId;
  model.cmpVersion = 1;
  model.consentScreen = 1;
  model.isServiceSpecific = true;
  model.purposeConsents.set([...choice.purposes]);
  model.vendorConsents.set([...choice.vendors]);
  // Since version 2.3, a string says which vendors its reader was told of.
  model.setAllVendorsDisclosed();
  return TCString.encode(model);
}

function vendor(id: number, name: string, purposes: readonly number[]) {
  return {
    id,
    name,
    purposes: [...purposes],
    legIntPurposes: [],
    flexiblePurposes: [],
    specialPurposes: [],
    features: [],
    specialFeatures: [],
    urls: [],
    usesCookies: true,
    cookieMaxAgeSeconds: 0,
    cookieRefresh: false,
    usesNonCookieAccess: true,
  };
}

/** The section for the United States. Who has not said yes has objected; data about health is never handed over. */
async function gppString(hasObjected: boolean, hasGpc: boolean): Promise<string> {
  const { GppModel } = await import('@iabgpp/cmpapi');
  const section = 'usnat';
  const model = new GppModel();
  const set = (field: string, value: unknown): void => model.setFieldValue(section, field, value);
  for (const notice of [
    'SharingNotice',
    'SaleOptOutNotice',
    'SharingOptOutNotice',
    'TargetedAdvertisingOptOutNotice',
  ]) {
    set(notice, yes);
  }
  for (const objection of ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'])
    set(objection, hasObjected ? yes : no);
  set('MspaCoveredTransaction', no);
  set('Gpc', hasGpc);
  return model.encode();
}
