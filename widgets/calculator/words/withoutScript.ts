/** For readers whose browser runs no scripts, above the working. */
export const withoutScript =
  'The calculator needs JavaScript, which your browser does not run. You can count by hand: see “How it is worked out” below.';
