import { withoutBidi } from '../format/index.ts';
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

// As itself, as an escape of JSON, or as one of html.
const turns =
  /[\u202a-\u202e\u2066-\u2069]|\\u20(?:2[a-e]|6[6-9])|&#(?:x20(?:2[a-e]|6[6-9])|82(?:3[4-8]|9[4-7]));/i;

/** Texts of others turn nothing round that stands beside them: no text of the wallet needs such a mark. */
function withoutTurns(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' ? withoutBidi(one) : one,
  );
}

/**
 * Decodes an answer strictly: UTF-8, JSON, and no whole number beyond 2^53, which would lose digits without a word.
 * Texts are html-unescaped once (1-shell s7.1, A69), and bear no mark that turns the direction of writing.
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
  const plain = unescapeDeep(value);
  return turns.test(text) ? withoutTurns(plain) : plain;
}
