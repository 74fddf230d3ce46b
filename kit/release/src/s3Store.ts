import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Store, StoreConflictError } from './Store.ts';

/** Where a bucket is, and who may write to it. */
export interface BucketOptions {
  /** address of the bucket itself: `https://wallet-releases.s3.ap-northeast-2.amazonaws.com` */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region?: string;
}

const types: readonly (readonly [RegExp, string])[] = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.m?js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
  [/\.json$/, 'application/json; charset=utf-8'],
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * A release store in a bucket of any service that speaks S3 and honours conditional writes (If-Match, If-None-Match).
 *
 * @throws by its methods, an Error with status and key where the service refuses
 */
export function s3Store({ url, region = 'auto', ...keys }: BucketOptions): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });
  const name = new URL(url).host;
  const addressOf = (key: string) =>
    `${url.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;

  async function put(key: string, bytes: Uint8Array, condition: Record<string, string>, cache: string) {
    const type = types.find(([ending]) => ending.test(key))?.[1] ?? 'application/octet-stream';
    const headers = {
      ...condition,
      'content-type': type,
      'cache-control': cache,
      // Signed as well, so that the service refuses other bytes than these.
      'x-amz-content-sha256': sha256(bytes),
    };
    return client.fetch(addressOf(key), { method: 'PUT', headers, body: bytes as Uint8Array<ArrayBuffer> });
  }
  const refused = (key: string, { status }: Response) => new Error(`${name} answered ${status} to ${key}.`);

  async function read(key: string) {
    const answer = await client.fetch(addressOf(key));
    if (answer.status === 404) return undefined;
    const tag = answer.headers.get('etag');
    if (!answer.ok || tag === null) throw refused(key, answer);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), tag };
  }

  return {
    name,
    read,
    async add(key, bytes) {
      const answer = await put(key, bytes, { 'if-none-match': '*' }, 'public, max-age=31536000, immutable');
      if (answer.ok) return;
      // 409: another writer is at it right now.
      if (answer.status !== 412 && answer.status !== 409) throw refused(key, answer);
      const there = await read(key);
      if (!there || sha256(there.bytes) !== sha256(bytes)) throw new StoreConflictError(key, name);
    },
    async swap(key, bytes, tag) {
      const condition: Record<string, string> = tag === null ? { 'if-none-match': '*' } : { 'if-match': tag };
      const answer = await put(key, bytes, condition, 'no-cache');
      if (answer.ok) return true;
      if (answer.status === 412 || answer.status === 409) return false;
      throw refused(key, answer);
    },
  };
}
