/** @jest-environment jsdom */
import { GppModel } from '@iabgpp/cmpapi';
import { encodeConsent } from '#features/consent/encodeConsent.ts';
import { answerForConsent } from '#features/partners/frames/consentApis.ts';
import type { OutsideWindow } from '#features/partners/frames/frameScript.ts';

const frame = window as OutsideWindow;
const asked = [{ name: 'adlark', company: 'Adlark', purposes: [1, 2, 7], vendorId: 755 }];
const choice = { purposes: [1, 2, 7], vendors: [755], others: true };
const strings = await encodeConsent(choice, { cmpId: 300, parties: asked, isFull: true, hasGpc: false });

beforeEach(() => {
  delete frame.__tcfapi;
  delete frame.__gpp;
});

const tcData = () =>
  new Promise<Record<string, unknown>>((resolve) =>
    frame.__tcfapi?.('getTCData', 2, (data) => resolve(data as Record<string, unknown>)),
  );
const ping = () =>
  new Promise<Record<string, unknown>>((resolve) =>
    frame.__gpp?.('ping', (data) => resolve(data as Record<string, unknown>)),
  );

describe('what a frame says of consent', () => {
  test('is what was agreed to: those purposes, those vendors, and no others', async () => {
    answerForConsent({ tc: strings.tc });
    const { purpose, vendor, gdprApplies, eventStatus, cmpId } = (await tcData()) as {
      purpose: { consents: Record<string, boolean>; legitimateInterests: Record<string, boolean> };
      vendor: { consents: Record<string, boolean> };
    } & Record<string, unknown>;
    const granted = (of: Record<string, boolean>) => Object.keys(of).filter((number) => of[number]);
    expect(granted(purpose.consents)).toEqual(['1', '2', '7']);
    expect(granted(vendor.consents)).toEqual(['755']);
    expect(granted(purpose.legitimateInterests)).toEqual([]);
    expect([gdprApplies, eventStatus, cmpId]).toEqual([true, 'tcloaded', 300]);
  });

  test('in Europe has nothing of the law of the United States', () => {
    answerForConsent({ tc: strings.tc });
    expect(frame.__gpp).toBeUndefined();
  });

  test('in the United States is the section of that law, as it was encoded', async () => {
    answerForConsent({ gpp: strings.gpp });
    expect(frame.__tcfapi).toBeUndefined();
    expect(await ping()).toMatchObject({
      gppString: strings.gpp,
      applicableSections: [7],
      signalStatus: 'ready',
      cmpStatus: 'loaded',
    });
    expect(new GppModel(strings.gpp).getSectionIds()).toEqual([7]);
  });

  test('is nothing where nothing says what was agreed to', () => {
    answerForConsent({});
    expect([frame.__tcfapi, frame.__gpp]).toEqual([undefined, undefined]);
  });
});
