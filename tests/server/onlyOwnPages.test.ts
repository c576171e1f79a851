import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { onlyOwnPages } from '#server/routes/routeRequest.ts';

const check = onlyOwnPages('https://site.example');
const isTaken = (headers: IncomingHttpHeaders): boolean => {
  let taken = false;
  const given = { headers: { host: 'site.example', ...headers } } as Request;
  try {
    check(given, {} as Response, () => {
      taken = true;
    });
  } catch {
    return false;
  }
  return taken;
};

test.each<[string, IncomingHttpHeaders]>([
  ['of a page of this site', { 'sec-fetch-site': 'same-origin' }],
  ['of a page of this site by its origin', { origin: 'https://site.example' }],
  ['of a program with a token', { authorization: 'Bearer x' }],
  [
    'of a page of this site behind a proxy that asks for a password',
    { authorization: 'Basic eDp5', 'sec-fetch-site': 'same-origin' },
  ],
])('what changes something is taken %s', (_whose, headers) => expect(isTaken(headers)).toBe(true));

test.each<[string, IncomingHttpHeaders]>([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  [
    'of another site with the password that the browser sends along',
    { authorization: 'Basic eDp5', 'sec-fetch-site': 'cross-site' },
  ],
  [
    'of another site with that password, by its origin',
    { authorization: 'Basic eDp5', origin: 'https://evil.example' },
  ],
  ['with that password, of a browser that says nothing else', { authorization: 'Basic eDp5' }],
  ['of another site with a token', { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }],
  ['of a sibling host with a token', { authorization: 'Bearer x', 'sec-fetch-site': 'same-site' }],
  ['of nobody that says who it is', {}],
])('what changes something is turned away %s', (_whose, headers) => expect(isTaken(headers)).toBe(false));
