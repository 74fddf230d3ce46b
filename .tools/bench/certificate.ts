import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  cert: string;
  key: string;
  /** what Chromium is told to trust; without it, it would keep nothing in its cache */
  keyHash: string;
}

/**
 * A certificate for this run.
 * @throws when there is no `openssl` on this machine
 */
export function makeCertificate(dir: string): Certificate {
  mkdirSync(dir, { recursive: true });
  const [cert, key] = [join(dir, 'cert.pem'), join(dir, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const text = readFileSync(cert, 'utf8');
  const publicKey = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' });
  return {
    cert: text,
    key: readFileSync(key, 'utf8'),
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
  };
}
