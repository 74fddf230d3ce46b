import { existsSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../kit/release/src/filesBelow.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller files gain nothing. */
const SMALLEST = 512;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  await writeFile(`${file}.gz`, zipped);
  // In one step and last: where it stands, both are whole, also after a build that was stopped.
  await writeFile(`${file}.br.draft`, brotli);
  await rename(`${file}.br.draft`, `${file}.br`);
}

/**
 * Writes the compressed twins (`.br`, `.gz`) of every text file below a folder that has none yet, on threads of their own.
 *
 * @param dir absolute path
 */
export async function precompress(dir: string): Promise<void> {
  const files = filesBelow(dir).filter(
    (file) => /\.(m?js|css|html|svg|json|wasm)$/.test(file) && !existsSync(`${file}.br`),
  );
  const sized = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
  // The largest first: it would else be waited for alone.
  const queue = sized.filter(({ bytes }) => bytes >= SMALLEST).sort((a, b) => b.bytes - a.bytes);
  await Promise.all(queue.map(({ file }) => compress(file)));
}
