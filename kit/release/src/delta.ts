import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sha256 } from './documents.ts';

/** The content encoding of a delta: zstd against a dictionary that the browser has kept (RFC 9842, "dcz"). */
export const deltaEncoding = 'dcz';

/** What precedes the zstd stream: a frame that decoders skip, holding the hash of the dictionary. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const HEADER = magic.length + 32;
const LEVEL = 19;
const LIMIT_BYTES = 64_000_000;

/** Where the delta from a dictionary to a file is kept: beside the file. */
export const deltaOf = (address: string, dictionary: string) => `${address}.${dictionary}.${deltaEncoding}`;

/**
 * What the address of a delta says.
 *
 * @returns the file it makes and the SHA-256 (hex) of its dictionary; undefined where it is no address of a delta
 */
export function readDelta(address: string): { file: string; dictionary: string } | undefined {
  const [, file, dictionary] = /^(.+)\.([0-9a-f]{64})\.dcz$/.exec(address) ?? [];
  return file !== undefined && dictionary !== undefined ? { file, dictionary } : undefined;
}

/** Writes down how a file is made from another one, as browsers take it. */
export function packDelta(file: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const stream = zstdCompressSync(file, {
    dictionary: Buffer.from(dictionary),
    // Known in advance, so that the phone sets aside no more memory than the file needs.
    pledgedSrcSize: file.length,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  });
  return Buffer.concat([magic, Buffer.from(sha256(dictionary), 'hex'), stream]);
}

/**
 * Makes the file again.
 *
 * @throws Error where it is no delta, or one from another dictionary
 */
export function unpackDelta(delta: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const bytes = Buffer.from(delta);
  const named = bytes.subarray(magic.length, HEADER).toString('hex');
  if (!bytes.subarray(0, magic.length).equals(magic) || named !== sha256(dictionary))
    throw new Error('This is no delta from that file.');
  return zstdDecompressSync(bytes.subarray(HEADER), {
    dictionary: Buffer.from(dictionary),
    maxOutputLength: LIMIT_BYTES,
  });
}

/** Whether a delta and its dictionary make this file. */
export function makes(delta: Uint8Array, dictionary: Uint8Array, file: Uint8Array): boolean {
  try {
    return Buffer.from(unpackDelta(delta, dictionary)).equals(file);
  } catch {
    // Bytes that nothing can be made from: the answer is no.
    return false;
  }
}
