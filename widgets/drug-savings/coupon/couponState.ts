import { type CouponCodes, isCouponEmail, isCouponPhone } from '#contracts/drugs/coupon.ts';

export type MessageWay = 'email' | 'textMessage';

export type CouponView =
  | 'loading'
  | 'timed-out'
  | 'default'
  | 'email'
  | 'sms'
  | 'success'
  | 'error'
  | 'success_wallet'
  | 'error_wallet';

export const viewOfWay = { email: 'email', textMessage: 'sms' } as const satisfies Record<
  MessageWay,
  CouponView
>;

/** A form's typed value, retained when its view is left. */
export interface TypedField {
  value: string;
  /** Whether it is malformed. An empty value is not flagged. */
  isWrong: boolean;
  isEmptySent: boolean;
}

export interface CouponState {
  view: CouponView;
  codes: CouponCodes | undefined;
  loads: number;
  fields: Readonly<Record<MessageWay, TypedField>>;
  way: MessageWay;
  isSending: boolean;
  /** The outcome of a send, shown in the form that the reader has moved on to. */
  news: string | undefined;
  reason: string | undefined;
  pass: string | undefined;
  /** Whether a field has or just had the focus: an on-screen keyboard covers the lower half of a phone. */
  isTyping: boolean;
}

/** The first state of a window for a coupon that its page shows. */
export interface IssuedState {
  codes: CouponCodes;
  view: (typeof viewOfWay)[MessageWay];
}

export type CouponAction =
  | { type: 'came'; codes: CouponCodes }
  | { type: 'notCome' }
  | { type: 'retried' }
  | { type: 'went'; to: 'default' | 'email' | 'sms' }
  | { type: 'typed'; way: MessageWay; value: string }
  | { type: 'refused'; way: MessageWay }
  | { type: 'sending' }
  | { type: 'sent'; way: MessageWay }
  | { type: 'notSent'; way: MessageWay; reason: string | undefined }
  | { type: 'stored'; pass: string }
  | { type: 'notStored'; reason: string | undefined }
  | { type: 'typing'; isTyping: boolean };

const emptyField: TypedField = { value: '', isWrong: false, isEmptySent: false };

export const firstCouponState: CouponState = {
  view: 'loading',
  codes: undefined,
  loads: 0,
  fields: { email: emptyField, textMessage: emptyField },
  way: 'email',
  isSending: false,
  news: undefined,
  reason: undefined,
  pass: undefined,
  isTyping: false,
};

const hasShape: Readonly<Record<MessageWay, (value: string) => boolean>> = {
  email: isCouponEmail,
  textMessage: isCouponPhone,
};

export function couponReducer(state: CouponState, action: CouponAction): CouponState {
  switch (action.type) {
    case 'came':
      return { ...state, view: 'default', codes: action.codes };
    case 'notCome':
      return { ...state, view: 'timed-out' };
    case 'retried':
      return { ...state, view: 'loading', loads: state.loads + 1 };
    case 'went':
      return { ...state, view: action.to, news: undefined };
    case 'typed': {
      const { way, value } = action;
      const isWrong = value !== '' && !hasShape[way](value);
      return withField(state, way, { value, isWrong, isEmptySent: false });
    }
    case 'refused':
      return withField(state, action.way, {
        ...state.fields[action.way],
        isEmptySent: state.fields[action.way].value === '',
      });
    case 'sending':
      return { ...state, isSending: true, news: undefined };
    case 'sent': {
      const { way } = action;
      const news = `The coupon was ${verbs[way]}.`;
      return isInOtherForm(state, way) ? withNews(state, news) : ended(state, { view: 'success', way });
    }
    case 'notSent': {
      const { way, reason } = action;
      const news = `The coupon could not be ${verbs[way]}.`;
      return isInOtherForm(state, way) ? withNews(state, news) : ended(state, { view: 'error', way, reason });
    }
    case 'stored': {
      const { pass } = action;
      return isInOtherForm(state)
        ? { ...withNews(state, 'The pass was made.'), pass }
        : ended(state, { view: 'success_wallet', pass });
    }
    case 'notStored':
      return isInOtherForm(state)
        ? withNews(state, 'The pass could not be made.')
        : ended(state, { view: 'error_wallet', reason: action.reason });
    case 'typing':
      return { ...state, isTyping: action.isTyping };
  }
}

const verbs = { email: 'emailed', textMessage: 'texted' } as const satisfies Record<MessageWay, string>;

/** Whether another form than the sent one is shown: replacing its view would lose what is being typed. */
function isInOtherForm({ view }: CouponState, sent?: MessageWay): boolean {
  return (view === 'email' || view === 'sms') && (sent === undefined || view !== viewOfWay[sent]);
}

function withNews(state: CouponState, news: string): CouponState {
  return { ...state, isSending: false, news };
}

function ended(state: CouponState, outcome: Partial<CouponState>): CouponState {
  return { ...state, isSending: false, ...outcome };
}

function withField(state: CouponState, way: MessageWay, field: TypedField): CouponState {
  return { ...state, fields: { ...state.fields, [way]: field } };
}

export function isSendable(way: MessageWay, { value }: TypedField): boolean {
  return hasShape[way](value);
}
