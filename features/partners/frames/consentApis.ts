import { CmpDisplayStatus, CmpStatus, CmpApi as GppApi, SignalStatus } from '@iabgpp/cmpapi';
import { CmpApi as TcfApi } from '@iabtechlabtcf/cmpapi';
import { TCString } from '@iabtechlabtcf/core';
import type { ConsentStrings } from '#contracts/outside/payload.ts';
import type { OutsideWindow } from './frameScript.ts';

/** Section 7 of the Global Privacy Platform: the law of the United States. */
const usSection = 7;

/**
 * Answers in a frame for the reader's consent, as the standards of the trade ask it (`__tcfapi`, `__gpp`): by the strings in which
 * it was said, and by nothing else. Where there is no string, nobody answers, and nothing was agreed to.
 */
export function answerForConsent({ tc, gpp }: Pick<ConsentStrings, 'tc' | 'gpp'> = {}): void {
  if (tc !== undefined) {
    const { cmpId, cmpVersion } = TCString.decode(tc);
    new TcfApi(Number(cmpId), Number(cmpVersion), true).update(tc, false);
  }
  if (gpp !== undefined) {
    // It asks whoever was there before for what waits for an answer.
    (window as OutsideWindow).__gpp = () => undefined;
    // Its string is about what was objected to, and names no one who manages that.
    const api = new GppApi(0, 1);
    api.setSupportedAPIs([`${usSection}:usnat`]);
    api.setGppString(gpp);
    api.setApplicableSections([usSection]);
    api.setCmpStatus(CmpStatus.LOADED);
    api.setCmpDisplayStatus(CmpDisplayStatus.HIDDEN);
    api.setSignalStatus(SignalStatus.READY);
  }
}
