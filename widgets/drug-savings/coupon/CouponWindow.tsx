import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { applePassFile, couponCloseDelay } from '#contracts/drugs/coupon.ts';
import type { WalletPlatform } from '#contracts/drugs/couponCalls.ts';
import { type CouponOffer, type CouponRequest, couponOffer } from '#contracts/drugs/couponOffer.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OwnWords } from '../../ui/OwnWords.tsx';
import { present } from '../../ui/presentText.ts';
import { Coupon } from './Coupon.tsx';
import { CouponActions } from './CouponActions.tsx';
import { CouponMessage } from './CouponMessage.tsx';
import { couponWindow } from './CouponWindow.styles.ts';
import { couponButton } from './couponEvents.ts';
import type { IssuedState, MessageWay } from './couponState.ts';
import { SendForm } from './SendForm.tsx';
import { useCoupon } from './useCoupon.ts';
import { ViewHeading } from './ViewHeading.tsx';
import { walletOf } from './wallet.ts';
import { heights, windowWidth } from './windowSizes.ts';

interface CouponWindowProps {
  request?: CouponRequest;
  /** Instead, of a coupon that the page shows: the window has its forms only. */
  issued?: IssuedState | undefined;
  facts: DrugSavingsFacts;
  siteName: string;
  retailers: BlockContent['retailers'];
  opener: HTMLElement;
  /** Called shortly after the dialog has closed, so that the next one starts fresh. */
  onClosed: () => void;
}

const ownHeading = 'Show this coupon at the pharmacy now, email to yourself, or print it out.';

/** A coupon dialog: show, print, send, save in a phone's wallet. Opens on mount. */
export function CouponWindow({
  request,
  issued,
  facts,
  siteName,
  retailers,
  opener,
  onClosed,
}: CouponWindowProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [offer] = useState(() => request && couponOffer(request));
  const coupon = useCoupon(offer?.query, facts, root, issued);
  const { state } = coupon;
  const [wallet] = useState(() => offeredWallet(facts));
  // Before the focus moves to the heading of the first view.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <div
      ref={root}
      className={couponWindow}
      data-coupon-window={state.view}
      data-typing={state.isTyping ? '' : undefined}
    >
      <Dialog
        ref={dialog}
        title="Coupon"
        showsTitle={false}
        isOwnTitle
        width={windowWidth}
        maxHeight={heights[state.view]}
        onClose={() => {
          coupon.leave();
          opener.focus();
          setTimeout(onClosed, couponCloseDelay);
        }}
      >
        <div key={state.view} lang="en" dir="ltr">
          <View
            offer={offer}
            facts={facts}
            siteName={siteName}
            retailers={retailers}
            wallet={wallet}
            coupon={coupon}
            back={issued ? () => dialog.current?.close() : () => coupon.show('default')}
          />
        </div>
      </Dialog>
    </div>
  );
}

interface ViewProps extends Pick<CouponWindowProps, 'facts' | 'siteName' | 'retailers'> {
  offer: CouponOffer | undefined;
  wallet: WalletPlatform | undefined;
  coupon: ReturnType<typeof useCoupon>;
  /** To the coupon: in the window, or on the page below it. */
  back: () => void;
}

function View(props: ViewProps): ReactNode {
  const { wallet, coupon, back } = props;
  const { state, show, retry } = coupon;
  switch (state.view) {
    case 'loading':
      return (
        <div data-spinner="">
          <ViewHeading>Loading your coupon</ViewHeading>
        </div>
      );
    case 'timed-out':
      return <CouponMessage title="Our API timed out" text="Try again." isFault onRetry={retry} />;
    case 'default':
      return <WholeCoupon {...props} />;
    case 'email':
      return <WayForm way="email" coupon={coupon} back={back} />;
    case 'sms':
      return <WayForm way="textMessage" coupon={coupon} back={back} />;
    case 'success':
      return (
        <CouponMessage
          title="Coupon sent!"
          text={`Look for ${state.way === 'email' ? 'an email' : 'a text'} from the pricing partner, and show the coupon at the pharmacy when you fill your prescription.`}
          onBack={back}
        />
      );
    case 'error':
      return (
        <CouponMessage
          title="Error"
          text="An error occurred while sending the coupon. Please try again."
          detail={state.reason}
          isFault
          onBack={() => show(state.way === 'email' ? 'email' : 'sms')}
        />
      );
    case 'success_wallet':
      return (
        <CouponMessage
          title="Coupon Wallet Pass Created Successfully!"
          text="Show the coupon at the pharmacy when you fill your prescription."
          onBack={back}
        >
          {state.pass && wallet && <PassLink platform={wallet} address={state.pass} />}
        </CouponMessage>
      );
    case 'error_wallet':
      return (
        <CouponMessage
          title="Error"
          text="An error occurred while storing the coupon in your Wallet. Please try again."
          detail={state.reason}
          isFault
          onBack={back}
        />
      );
  }
}

function WholeCoupon({ offer, facts, siteName, retailers, wallet, coupon }: ViewProps): ReactNode {
  const heading = present(facts.couponWords.heading);
  const { state, show, store } = coupon;
  if (!state.codes || !offer) return null;
  return (
    <>
      <ViewHeading>
        <OwnWords when={!heading}>{heading ?? ownHeading}</OwnWords>
      </ViewHeading>
      <Coupon
        offer={offer}
        codes={state.codes}
        level={3}
        facts={facts}
        siteName={siteName}
        retailers={retailers}
      />
      <div data-actions="">
        <CouponActions sends={facts.sends} onShow={show}>
          {wallet && (
            <button
              type="button"
              aria-disabled={state.isSending || undefined}
              onClick={() => store(wallet)}
              {...couponButton(`coupon-wallet-${wallet}`)}
            >
              {wallet === 'ios' ? 'Add to Apple Wallet' : 'Add to Google Wallet'}
            </button>
          )}
        </CouponActions>
        {wallet === 'android' && (
          <p data-note="">
            <small>Google learns that you save a coupon, and not which medicine it is for.</small>
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {state.isSending && 'Making the pass.'}
      </p>
    </>
  );
}

function WayForm({ way, coupon, back }: Pick<ViewProps, 'coupon' | 'back'> & { way: MessageWay }): ReactNode {
  const { state } = coupon;
  return (
    <SendForm
      way={way}
      field={state.fields[way]}
      isSending={state.isSending}
      news={state.news}
      onType={(value) => coupon.type(way, value)}
      onFocus={coupon.focusField}
      onSend={(form) => coupon.send(way, form)}
      onBack={back}
    />
  );
}

/** Reopens the pass if a browser blocked the script. */
function PassLink({ platform, address }: { platform: WalletPlatform; address: string }): ReactNode {
  return platform === 'ios' ? (
    <a data-action="" href={address} download={applePassFile.name} {...couponButton('coupon-pass')}>
      Open the pass
    </a>
  ) : (
    <a
      data-action=""
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      {...couponButton('coupon-pass')}
    >
      Open Google Wallet
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

function offeredWallet({ sends }: DrugSavingsFacts): WalletPlatform | undefined {
  const wallet = walletOf(navigator.userAgent);
  return wallet && sends[wallet] ? wallet : undefined;
}
