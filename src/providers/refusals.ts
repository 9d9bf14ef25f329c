// What kind of refusal an error of a model server is, by its status, its code and its words.

import type { APIError } from 'openai';

/** One server says 400 where others say 401. */
export function isKeyError({ status, message }: APIError): boolean {
  return (
    status === 401 ||
    status === 403 ||
    (status === 400 && /\bapi key not valid|invalid api[ _]?key/i.test(message))
  );
}

/** The account has no credit left: no wait fixes that. */
export function isSpent({ status, code, message }: APIError): boolean {
  if (status === 402 || code === 'insufficient_quota') return true;
  return (
    [400, 403, 429].includes(status ?? 0) &&
    /insufficient_quota|exceeded your current quota, please check your plan|credit balance is too low|insufficient (?:balance|credits?|funds)|out of credits?|quota .*used up/i.test(
      message,
    )
  );
}

/** What OpenAI, Azure and Mistral call it. */
const MODEL_CODES: ReadonlySet<string> = new Set(['model_not_found', 'DeploymentNotFound', '1500']);

/** Whether the names of the models would help. */
export function isModelError(error: APIError): boolean {
  if (MODEL_CODES.has(error.code ?? '')) return true;
  return (
    (error.status === 404 || error.status === 400) && hasJsonError(error) && /\bmodel\b/i.test(error.message)
  );
}

export function isContextError(error: APIError): boolean {
  if (error.code === 'context_length_exceeded') return true;
  return (
    (error.status === 400 || error.status === 413) &&
    /context (?:length|window|size)|maximum context|too many tokens|prompt is too long/i.test(error.message)
  );
}

function hasJsonError({ error }: APIError): boolean {
  return (typeof error === 'object' && error !== null) || typeof error === 'string';
}

/** What was asked, or what would have been answered, is not allowed there. */
export function isFiltered({ code, message }: APIError): boolean {
  return /content_filter|content_policy|ResponsibleAI/i.test(`${code ?? ''} ${message}`);
}
