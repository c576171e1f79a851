import { maxOperations, maxOperationsBytes, type OperationsToSave } from '#editing/exchange.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import { validateOperations } from '#schemas/generated/validators.js';
import { measureJson } from '#transformer/json/boundArticle.ts';
import { maxJsonDepth } from '#transformer/limits.ts';
import { type BodyReader, json } from '../../parts/route.ts';

const sendLess = 'Nothing of it was taken: send them in several requests, in their order.';
const tooLarge = `This is more than the ${maxOperationsBytes} bytes of operations that are taken at once. ${sendLess}`;

/**
 * Operations, checked for format and number. Whether they fit the article is not checked here, because no
 * received operation may be lost.
 */
export const operationsBody: BodyReader<OperationsToSave> = {
  ...json(validateOperations, { maxBytes: maxOperationsBytes, tooLarge }),
  parse: (sent) => {
    const batch = json(validateOperations, { maxBytes: maxOperationsBytes }).parse(sent);
    if (batch.operations.length > maxOperations)
      throw new HttpError(
        413,
        `These are more than the ${maxOperations} operations that are taken at once. ${sendLess}`,
      );
    const { excess } = measureJson(batch);
    if (excess === 'too-deep') throw badRequest(`This is nested more than ${maxJsonDepth} levels deep.`);
    if (excess)
      throw new HttpError(413, `These operations hold more values than are taken at once. ${sendLess}`);
    return batch;
  },
};
