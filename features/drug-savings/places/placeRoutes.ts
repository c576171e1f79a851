import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { type ApiReply, type ApiRoute, api } from '#feature-kit/route.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import type { PlaceOfZip } from './placesOfZips.ts';

const limit = { most: 60, seconds: 60 };

export function placeRoutes({
  placeOfZip,
  isInTheUs,
}: {
  placeOfZip: PlaceOfZip;
  isInTheUs: IsInTheUs;
}): ApiRoute[] {
  return [
    api(`GET ${drugApi.zip}`, { limit }, async (request) => {
      requireUs(request, isInTheUs);
      const zip = request.query.get('zip') ?? '';
      if (!isZip(zip)) return refused(400, 'A ZIP code must have five digits.');
      const place = await placeOfZip(zip);
      if (!place) return refused(404, 'This ZIP code was not found.');
      const { lat, long, city, state } = place;
      return { body: { demographics: { Latitude: lat, Longitude: long, City: city, State: state } } };
    }),
  ];
}

function refused(status: number, error: string): ApiReply {
  return { status, body: { errors: [error] } };
}
