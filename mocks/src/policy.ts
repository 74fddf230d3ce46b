import { createHash } from 'node:crypto';

/**
 * The Trusted Types policies of the kit, each made in one file: html that is cleaned (ui/SafeHtml), the worker of the
 * PDF library (ui/PdfPager). Nobody else may make a script, a worker or html from a text.
 */
const trustedPolicies = ['wallet-html', 'wallet-pdf'];

/** Source expressions of the inline script and style of a page. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

interface PolicyOptions {
  /** whether pages of the wallet may stand in frames of the wallet: the developer's phone shows them so */
  frames?: 'none' | 'own';
}

/**
 * The content security policy of a page: its own files, and the inline pieces the build has hashed. Nothing inline
 * beside them, no eval, no text that becomes html or script, no frame in it or around it (kit/decisions/0008).
 */
export function contentSecurityPolicy(
  { script, style }: InlineHashes,
  { frames = 'none' }: PolicyOptions = {},
): string {
  const framed = frames === 'own' ? `'self'` : `'none'`;
  return [
    `default-src 'self'`,
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    `img-src 'self' data: blob:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src ${framed}`,
    `frame-ancestors ${framed}`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${trustedPolicies.join(' ')}`,
  ].join('; ');
}

/** The same for a page that some code of ours writes, with one style sheet in it. */
export function policyOfPage(style: string, options?: PolicyOptions): string {
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return contentSecurityPolicy({ script: [], style: [hash] }, options);
}
