import type { UpstreamAnswer } from './attempt.ts';
import { jsonText } from './responseBody.ts';
import { UpstreamError } from './upstreamError.ts';

export function readJson(answer: UpstreamAnswer): unknown {
  return JSON.parse(jsonText(answer));
}

export function isSuccess({ status }: Pick<UpstreamAnswer, 'status'>): boolean {
  return status >= 200 && status < 300;
}

export function faultOfJson(answer: UpstreamAnswer): UpstreamError | undefined {
  if (!isSuccess(answer)) return undefined;
  try {
    readJson(answer);
    return undefined;
  } catch (error) {
    return error instanceof UpstreamError
      ? error
      : new UpstreamError('encoding', 'The response is not JSON.', { cause: error });
  }
}
