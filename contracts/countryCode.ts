/** A country as headers and settings name it: ISO 3166-1 alpha-2, in capitals. Whether there is one of that name is not asked. */
export const countryCode = /^[A-Z]{2}$/;
