import type { Locale } from '../messages/index.ts';
import { fillPath, queryText } from './address.ts';
import type { CallDefinition, Sent } from './defineCall.ts';
import type { WireRequest } from './transmit.ts';

export interface RequestFacts {
  /** `/wApi`, or with an origin before it. */
  prefix: string;
  /** Path of the page that asks, without its query. */
  referer: string;
  loginType: 'ci' | 'web';
  /** In which the wallet API says what customers read. */
  language: Locale;
}

/** A request, and what makes another one identical to it; no key where a body cannot be compared. */
export interface Built {
  request: WireRequest;
  key: string | null;
}

function isUpload(body: unknown): body is FormData | Blob {
  return body instanceof FormData || body instanceof Blob;
}

/**
 * Builds the request of one call (1-shell s7.1, R325-R328): GET sends params, the others a body, DELETE included (E49).
 *
 * @throws AddressProblem when a path parameter is missing
 */
export function buildRequest<I>(
  // biome-ignore lint/suspicious/noExplicitAny: the answer plays no part here
  { method, path, envelope, send }: CallDefinition<I, any, any>,
  input: I,
  { prefix, referer, loginType, language }: RequestFacts,
): Built {
  const sent: Sent = send?.(input) ?? {};
  const query = method === 'GET' ? queryText(sent.params) : '';
  const address = `${prefix}${fillPath(path, sent.path)}${query}`;
  const body = method === 'GET' ? undefined : (sent.body ?? sent.params);
  const headers: Record<string, string> = {
    accept: envelope === 'file' ? '*/*' : 'application/json',
    'x-referer': referer,
    'x-login-type': loginType,
    'accept-language': language,
  };
  for (const [name, value] of Object.entries(sent.headers ?? {})) headers[name.toLowerCase()] = value;
  if (body === undefined) return { request: { method, address, headers }, key: `${method} ${address}` };
  if (isUpload(body)) return { request: { method, address, headers, body }, key: null };
  headers['content-type'] = 'application/json';
  const text = JSON.stringify(body);
  return { request: { method, address, headers, body: text }, key: `${method} ${address} ${text}` };
}
