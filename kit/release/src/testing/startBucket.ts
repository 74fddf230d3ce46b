import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** AWS Signature Version 4, as its documentation has it; written here to check what another piece of code signs. */
function signatureOf({ method, path, headers }: Seen, secret: string): string | undefined {
  const form = /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+), Signature=[0-9a-f]{64}$/;
  const [, scope = '', signed = ''] = form.exec(headers.authorization ?? '') ?? [];
  const [date = '', region = '', service = ''] = scope.split('/');
  // What is left out of the signature could be changed on the way.
  const names = signed.split(';');
  const asked = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  if (!asked.every((name) => names.includes(name))) return undefined;
  const canonicalHeaders = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const { pathname, searchParams } = new URL(path, 'http://bucket');
  const query = new URLSearchParams([...searchParams].sort()).toString();
  const request = [method, pathname, query, canonicalHeaders, signed, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(request)].join('\n');
  const key = mac(mac(mac(mac(`AWS4${secret}`, date), region), service), 'aws4_request');
  return mac(key, text).toString('hex');
}

/**
 * A bucket as S3 has it: ETags, conditional writes, and nothing for whoever did not sign with the secret, or whose
 * content is not the one that was signed.
 *
 * @returns `seen`: every request that came; `answers`: a status that a method gets whatever it asks; `close`: ends it
 */
export async function startBucket({ accessKeyId, secret }: { accessKeyId: string; secret: string }) {
  const objects = new Map<string, Buffer>();
  const seen: Seen[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers };
    seen.push(one);
    const end = (status: number, bytes?: Buffer) => {
      const there = objects.get(path);
      response.writeHead(status, there ? { etag: tagOf(there) } : {}).end(bytes);
    };
    const isOurs = headers.authorization?.includes(`Credential=${accessKeyId}/`);
    const signature = signatureOf(one, secret);
    if (!isOurs || !signature || !headers.authorization?.endsWith(`Signature=${signature}`)) return end(403);
    const answer = answers.get(method);
    if (answer !== undefined) return end(answer);
    if (method === 'PUT' && headers['x-amz-content-sha256'] !== hash(body)) return end(400);
    const there = objects.get(path);
    if (method === 'GET') return there ? end(200, there) : end(404);
    const wants = headers['if-match'];
    if (headers['if-none-match'] === '*' && there) return end(412);
    if (wants !== undefined && (!there || tagOf(there) !== wants)) return end(412);
    objects.set(path, body);
    end(200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/wallet`,
    objects,
    seen,
    answers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
