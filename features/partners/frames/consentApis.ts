import { CmpDisplayStatus, CmpStatus, CmpApi as GppApi, SignalStatus } from '@iabgpp/cmpapi';
import { CmpApi as TcfApi } from '@iabtechlabtcf/cmpapi';
import { TCString } from '@iabtechlabtcf/core';
import type { ConsentStrings } from '#contracts/outside/payload.ts';
import type { OutsideWindow } from './frameScript.ts';

const usSection = 7;

/** From the given strings only. Without its string an API does not respond, which means no consent. */
export function answerForConsent({ tc, gpp }: Pick<ConsentStrings, 'tc' | 'gpp'> = {}): void {
  if (tc !== undefined) {
    const { cmpId, cmpVersion } = TCString.decode(tc);
    new TcfApi(Number(cmpId), Number(cmpVersion), true).update(tc, false);
  }
  if (gpp !== undefined) {
    // The library asks the previous function for its queue.
    (window as OutsideWindow).__gpp = () => undefined;
    // Its string holds opt-outs only, without a consent manager.
    const api = new GppApi(0, 1);
    api.setSupportedAPIs([`${usSection}:usnat`]);
    api.setGppString(gpp);
    api.setApplicableSections([usSection]);
    api.setCmpStatus(CmpStatus.LOADED);
    api.setCmpDisplayStatus(CmpDisplayStatus.HIDDEN);
    api.setSignalStatus(SignalStatus.READY);
  }
}
