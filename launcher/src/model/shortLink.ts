/** What the wallet knows of the code of a short link. */
export type ShortLink = { kind: 'link'; link: string } | { kind: 'expired' } | { kind: 'unknown' };
