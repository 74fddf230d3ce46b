import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { v } from '@wallet/kit/schema';

const headSchema = v.object({ shape: v.string(), digest: v.string() });

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Data as a file: a line that says of what shape it is, with a digest of what follows; then the data as V8 writes it,
 * which knows maps, sets, dates, and what stands in two places.
 */
export function packed(data: unknown, shape: string): Buffer {
  const body = serialize(data);
  return Buffer.concat([Buffer.from(`${JSON.stringify({ shape, digest: digestOf(body) })}\n`), body]);
}

/** What was packed. @throws Error that says why it cannot be read */
export function unpacked(file: Uint8Array, shape: string): unknown {
  const end = file.indexOf(0x0a);
  const head = v.safeParse(headSchema, parsed(Buffer.from(file.subarray(0, Math.max(end, 0))).toString()));
  if (!head.success) throw new Error('it is no kept file');
  if (head.output.shape !== shape) throw new Error('it was kept by another version of the mocks');
  const body = file.subarray(end + 1);
  if (head.output.digest !== digestOf(body)) throw new Error('it was cut off or altered');
  return deserialize(body);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
