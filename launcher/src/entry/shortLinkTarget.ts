import { parseLink } from '@wallet/kit/common';
import { type FindPath, nowherePath, pageTarget } from './entryTarget.ts';

export type ShortLinkTarget = { kind: 'go'; to: string } | { kind: 'unknown' } | { kind: 'askRegistry' };

const unknown: ShortLinkTarget = { kind: 'unknown' };

/** Where a short link leads within the wallet; `unknown` where that is nowhere the wallet follows. */
export function shortLinkTarget(link: string, findPath: FindPath | null): ShortLinkTarget {
  const target = parseLink(link);
  // Only the wallet's own pages: whoever sends a short link must not send customers to another site by it.
  if (target.kind === 'path') return isShortLink(target.path) ? unknown : { kind: 'go', to: target.path };
  if (target.kind !== 'screen') return unknown;
  const found = pageTarget(new URLSearchParams({ ...target.query, pageId: target.name }), findPath);
  if (found.kind !== 'go') return { kind: 'askRegistry' };
  return found.to === nowherePath || isShortLink(found.to) ? unknown : found;
}

/** A short link to a short link might never end. */
function isShortLink(path: string): boolean {
  const { pathname } = new URL(path, 'https://wallet.invalid');
  return /^\/s\/*$/.test(decode(pathname));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a code looks like; anything else is not asked for. */
export function readCode(query: URLSearchParams): string | null {
  const code = (query.get('c') ?? '').trim();
  return /^[A-Za-z0-9_-]{1,32}$/.test(code) ? code : null;
}
