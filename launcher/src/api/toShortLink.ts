import type { ShortLink } from '../model/shortLink.ts';
import type { WireShortLink } from './wire.ts';

export function toShortLink({ shrtLnkSttsCd, linkUrlCtnt }: WireShortLink): ShortLink {
  if (shrtLnkSttsCd === 'EXPIRED') return { kind: 'expired' };
  return shrtLnkSttsCd === 'USE' && linkUrlCtnt ? { kind: 'link', link: linkUrlCtnt } : { kind: 'unknown' };
}
