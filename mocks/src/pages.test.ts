import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../.tools/freePort.ts';
import { contentSecurityPolicy } from './pages.ts';
import { startServer } from './server.ts';

const store = mkdtempSync(join(tmpdir(), 'wallet-pages-'));
let origin = '';
let server: { close(): void };

beforeAll(async () => {
  const hashes = { script: ["'sha256-abc'"], style: ["'sha256-def'"] };
  for (const folder of ['apps/launcher', 'host', 'shared'])
    mkdirSync(join(store, folder), { recursive: true });
  writeFileSync(join(store, 'pages.json'), JSON.stringify([{ id: 'launcher', prefixes: ['/'], hashes }]));
  writeFileSync(join(store, 'registry.json'), '{"apps":[]}');
  for (const page of ['apps/launcher/index.html', 'host/index.html']) writeFileSync(join(store, page), '<p>');
  const port = await freePort();
  server = await startServer({ storeDir: store, port });
  origin = `http://localhost:${port}`;
});

afterAll(() => {
  server.close();
  rmSync(store, { recursive: true });
});

/** Not `fetch`: that of the tests' page is bound to the origin of its page. */
function ask(path: string): Promise<IncomingMessage['headers']> {
  return new Promise((resolve, reject) => {
    get(origin + path, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.headers));
    }).on('error', reject);
  });
}

function directives(policy: string | undefined): Record<string, string[]> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the content security policy', () => {
  test.each(['/', '/main/FMA10000', '/no/such/page', '/_host/'])(
    '(G37) of %s allows nothing inline, no eval, no text as script, and no foreign frame around it',
    async (path) => {
      const headers = await ask(path);
      expect(headers['content-type']).toContain('html');
      const policy = directives(headers['content-security-policy']?.toString());
      for (const value of Object.values(policy).flat()) expect(value).not.toMatch(/unsafe|\*|^https?:/);
      expect(policy['script-src']?.[0]).toBe("'self'");
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['trusted-types']).toEqual(['wallet-html', 'wallet-pdf']);
      expect(policy['frame-ancestors']).toEqual(["'self'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
    },
  );

  test('names the hashes that the build has written, and only those', () => {
    const policy = directives(contentSecurityPolicy({ script: ["'sha256-a'"], style: ["'sha256-b'"] }));
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-b'"]);
  });
});
