/** What went wrong, in the words of the server where it gave some. */
import { ApiError } from '../../lib/api-error.ts';

interface Words {
  /** The server refused without a sentence. */
  failed: string;
  /** No answer came. */
  error: string;
  /** The server's sentence follows `failed` instead of replacing it. */
  isNamed?: boolean;
}

export const failureSentence = (error: unknown, { failed, error: noAnswer, isNamed }: Words): string => {
  if (!(error instanceof ApiError) || error.isNetwork) return noAnswer;
  if (error.detail === null) return failed;
  return isNamed ? `${failed}. ${error.detail}` : error.detail;
};
