import { unescapeDeep } from './unescapeHtml.ts';

/** The answer could not be read; `message` names the reason and no value. */
class UnreadableAnswer extends Error {}

// A text, or a number outside one: texts are matched so that digits in them are passed over.
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function checkNumbers(json: string): void {
  if (!/\d{16}|\d[eE]/.test(json)) return;
  for (const [token] of json.matchAll(textOrNumber)) {
    if (token.startsWith('"')) continue;
    const number = Number(token);
    const isWhole = /^-?\d+$/.test(token);
    if (!Number.isFinite(number) || (isWhole && !Number.isSafeInteger(number))) {
      throw new UnreadableAnswer('a number is too large to keep its digits');
    }
  }
}

/**
 * Decodes an answer strictly: UTF-8, JSON, and no whole number beyond 2^53, which would lose digits without a word.
 * Texts are html-unescaped once (1-shell s7.1, A69).
 *
 * @throws UnreadableAnswer
 */
export function readJson(body: ArrayBuffer | string): unknown {
  let value: unknown;
  let text: string;
  try {
    text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('the answer is not JSON');
  }
  checkNumbers(text);
  return unescapeDeep(value);
}
