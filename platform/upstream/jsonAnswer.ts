import type { UpstreamAnswer } from './attempt.ts';
import { jsonText } from './responseBody.ts';
import { UpstreamError } from './upstreamError.ts';

/** What an answer holds that is JSON, of unknown shape. */
export function readJson(answer: UpstreamAnswer): unknown {
  return JSON.parse(jsonText(answer));
}

/** Whether the status says that what was asked for has come. */
export function isSuccess({ status }: Pick<UpstreamAnswer, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** An error page in the place of data is as bad as no answer: as `faultOf` of a request, it counts against whom was asked. */
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
