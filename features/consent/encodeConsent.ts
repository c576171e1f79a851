import type { Party } from '#shell/parties/parties.ts';
import type { Choice } from './choice.ts';

const policyVersion = 5;
export const defaultVendorListVersion = 5;
const purposesOfTheFramework = 11;

/** Global Privacy Platform: 1 is yes, 2 is no; in an opt-out field 1 means opted out. */
const yes = 1;
const no = 2;

interface Encoding {
  cmpId: number | undefined;
  parties: readonly Party[];
  /** A partial yes counts as none. */
  isFull: boolean;
  hasGpc: boolean;
}

/** The libraries load with the first choice, and never in a browser. */
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
  // Required since version 2.3.
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

/** A reader without a yes has opted out; health data is never shared. */
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
  ])
    set(notice, yes);
  for (const objection of ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'])
    set(objection, hasObjected ? yes : no);
  set('MspaCoveredTransaction', no);
  set('Gpc', hasGpc);
  return model.encode();
}
