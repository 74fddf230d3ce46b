import { everywhere, strictTransport } from './headers.ts';

/** A text as a word of nginx's configuration. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
export const header = (name: string, value: string) => `add_header ${name} ${quote(value)} always;`;
/** TLS is insisted on where it was spoken; elsewhere nothing is sent. */
export const strictMap = `map $https $strict_transport { on ${quote(strictTransport)}; default ""; }`;
/** What every answer has. */
export const common = [
  ...Object.entries(everywhere).map(([name, value]) => header(name, value)),
  'add_header strict-transport-security $strict_transport always;',
  // A time says nothing of the content: the same second and length may be another release.
  'add_header last-modified "";',
];
