import { everywhere } from './headers.ts';

/** A text as a word of nginx's configuration. */
export const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
export const header = (name: string, value: string) => `add_header ${name} ${quote(value)} always;`;
/** What every answer has. */
export const common = Object.entries(everywhere).map(([name, value]) => header(name, value));
