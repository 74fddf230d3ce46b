import { fileURLToPath } from 'node:url';

/** The vite root of the developer's phone, and the address it is built for. */
export const hostPage = { root: fileURLToPath(new URL('.', import.meta.url)), base: '/_host/' } as const;
