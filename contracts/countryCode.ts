/** ISO 3166-1 alpha-2, in capitals. Not checked against the list. */
export const countryCode = /^[A-Z]{2}$/;
