import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type CouponCodes, couponCloseDelay } from '#contracts/drugs/coupon.ts';
import {
  drugApi,
  type SealedCouponQuery,
  type SendWish,
  type WalletPlatform,
} from '#contracts/drugs/couponCalls.ts';
import type { CouponOffer } from '#contracts/drugs/couponOffer.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { fetchInTime } from '../fetchInTime.ts';
import { reportForm, reportWalletError } from './couponEvents.ts';
import { couponSender } from './couponSender.ts';
import {
  couponReducer,
  firstCouponState,
  type IssuedState,
  isSendable,
  type MessageWay,
  viewOfWay,
} from './couponState.ts';
import { openPass, passAddress, saveAddress } from './wallet.ts';

export function useCoupon(
  query: CouponOffer['query'] | undefined,
  { partner, walletSaveAddress }: Pick<DrugSavingsFacts, 'partner' | 'walletSaveAddress'>,
  root: RefObject<Element | null>,
  issued?: IssuedState,
) {
  const [state, dispatch] = useReducer(couponReducer, { ...firstCouponState, ...issued });
  const [leaving] = useState(() => new AbortController());
  const [sender] = useState(() => couponSender(partner, leaving.signal));
  const begun = useRef(new Set<MessageWay>());
  const { loads, codes, pass, isSending } = state;

  useEffect(() => {
    if (!query) return;
    const request = new AbortController();
    void fetchCoupon(partner, query, request.signal).then((came) => {
      if (!request.signal.aborted) dispatch(came ? { type: 'came', codes: came } : { type: 'notCome' });
    });
    return () => request.abort();
    // One request per load.
  }, [loads]);
  useEffect(() => () => leaving.abort(), []);
  // Revoke object URLs, so that files are released.
  useEffect(() => {
    return () => {
      if (pass?.startsWith('blob:')) URL.revokeObjectURL(pass);
    };
  }, [pass]);
  const formView = state.view === 'email' || state.view === 'sms';
  useEffect(() => {
    if (formView || !state.isTyping) return;
    const timer = setTimeout(() => dispatch({ type: 'typing', isTyping: false }), couponCloseDelay);
    return () => clearTimeout(timer);
  }, [formView, state.isTyping]);

  /** Reports a started and unsent form as abandoned. */
  const leaveForm = (): void => {
    // A request in flight is not abandoned.
    if (isSending) return;
    for (const way of begun.current)
      if (viewOfWay[way] === state.view && begun.current.delete(way))
        reportForm(root.current, 'form-backed', way);
  };

  return {
    state,
    retry: () => dispatch({ type: 'retried' }),
    leave: leaveForm,
    show: (to: 'default' | 'email' | 'sms') => {
      leaveForm();
      dispatch({ type: 'went', to });
    },
    focusField: () => dispatch({ type: 'typing', isTyping: true }),
    type: (way: MessageWay, value: string) => {
      if (value !== '') sender.begin();
      if (value !== '' && !begun.current.has(way)) {
        begun.current.add(way);
        reportForm(root.current, 'form-started', way);
      }
      dispatch({ type: 'typed', way, value });
    },
    send: (way: MessageWay, form: HTMLFormElement) => {
      const field = state.fields[way];
      if (!codes || isSending) return;
      if (!isSendable(way, field)) {
        dispatch({ type: 'refused', way });
        form.querySelector('input')?.focus();
        return;
      }
      dispatch({ type: 'sending' });
      void sender.send(wishOf(way, codes.id, field.value)).then((answer) => {
        if (!answer.isSent) return dispatch({ type: 'notSent', way, reason: answer.reason });
        begun.current.delete(way);
        reportForm(root.current, 'form-submitted', way);
        dispatch({ type: 'sent', way });
      });
    },
    store: (platform: WalletPlatform) => {
      if (!codes || isSending) return;
      dispatch({ type: 'sending' });
      void sender.send({ couponID: codes.id, sendType: 'wallet', platform }).then((answer) => {
        const address = answer.isSent ? addressOf(platform, answer.data) : undefined;
        if (address === undefined) {
          reportWalletError(root.current);
          dispatch({ type: 'notStored', reason: answer.isSent ? undefined : answer.reason });
          return;
        }
        openPass(platform, address);
        dispatch({ type: 'stored', pass: address });
      });
    },
  };

  function addressOf(platform: WalletPlatform, data: unknown): string | undefined {
    return platform === 'ios' ? passAddress(data) : saveAddress(walletSaveAddress, data);
  }
}

function wishOf(way: MessageWay, couponID: string, value: string): SendWish {
  return way === 'email'
    ? { couponID, sendType: 'email', email: value }
    : { couponID, sendType: 'textMessage', phoneNumber: value };
}

async function fetchCoupon(
  partner: string,
  query: SealedCouponQuery,
  signal: AbortSignal,
): Promise<CouponCodes | undefined> {
  const { id, bin, pcn, grp, uid } = fieldsOf(
    await fetchInTime(drugApi.coupons(partner), { ...query }, signal),
  );
  return isText(id) && isText(bin) && isText(pcn) && isText(grp) && isText(uid)
    ? { id, bin, pcn, grp, uid }
    : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
