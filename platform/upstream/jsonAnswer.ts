import type { UpstreamAnswer } from './attempt.ts';
import { jsonText } from './responseBody.ts';
import { UpstreamError } from './upstreamError.ts';

export function readJson(answer: UpstreamAnswer): unknown {
  return JSON.parse(jsonText(answer));
}

export function isSuccess({ status }: Pick<UpstreamAnswer, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** An answer that is no JSON counts as an outage. For `faultOf` of a request. */
export function faultOfJson(answer: UpstreamAnswer): UpstreamError | undefined {
  if (!isSuccess(answer)) return undefined;
  try {
    readJson(answer);
    return undefined;
  } catch (error) {
    return error instanceof UpstreamError
      ? error
      : new UpstreamError('encoding', 'The answer is no JSON.', { cause: error });
  }
}
