import { optional, partnerAddress, reader, text, wholeNumber } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

const file = () => optional(text(1_000));
const appleType = reader('pass. and names with dots between them', (value) =>
  /^pass(?:\.[A-Za-z\d-]+){1,8}$/.test(value) ? value : undefined,
);
const appleTeam = reader('ten capital letters and digits', (value) =>
  /^[A-Z\d]{10}$/.test(value) ? value : undefined,
);
const googleIssuer = reader('digits', (value) => (/^\d{1,30}$/.test(value) ? value : undefined));

export const sendingSettings = {
  smsUrl: setting({
    variable: 'SMS_API_URL',
    about: 'A service that sends text messages with coupons.',
    default: undefined,
    read: optional(partnerAddress()),
    secret: true,
  }),
  smsToken: setting({
    variable: 'SMS_API_TOKEN',
    about: 'The API key for that service.',
    default: undefined,
    read: optional(text(4_000, 8)),
    secret: true,
  }),
  smsDailyLimit: setting({
    variable: 'SMS_DAILY_LIMIT',
    about: 'Maximum number of text messages a day (UTC), for all instances together.',
    default: '1000',
    read: wholeNumber(0, 10_000_000),
  }),
  appleCertificate: setting({
    variable: 'APPLE_PASS_CERTIFICATE',
    about: 'A file with the certificate (PEM) that signs passes for Apple wallets.',
    default: undefined,
    read: file(),
  }),
  appleKey: setting({
    variable: 'APPLE_PASS_KEY',
    about: 'A file with its key (PEM, without a password).',
    default: undefined,
    read: file(),
  }),
  appleIssuer: setting({
    variable: 'APPLE_PASS_WWDR',
    about: 'A file with the certificate (PEM) of Apple that signed it.',
    default: undefined,
    read: file(),
  }),
  appleType: setting({
    variable: 'APPLE_PASS_TYPE',
    about: 'The type of pass that the certificate is for.',
    default: undefined,
    read: optional(appleType),
  }),
  appleTeam: setting({
    variable: 'APPLE_PASS_TEAM',
    about: 'The Apple team of the certificate.',
    default: undefined,
    read: optional(appleTeam),
  }),
  googleKey: setting({
    variable: 'GOOGLE_WALLET_KEY',
    about: 'A file with the key (JSON) of the service account that signs passes for Google’s wallet.',
    default: undefined,
    read: file(),
  }),
  googleIssuer: setting({
    variable: 'GOOGLE_WALLET_ISSUER',
    about: 'The number of the publisher’s account for passes at Google.',
    default: undefined,
    read: optional(googleIssuer),
  }),
};
