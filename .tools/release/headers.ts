/** Files whose name bears a hash of their content. */
export const forever = 'public, max-age=31536000, immutable';
/** Pages and the registry: kept, but asked about every time. */
export const never = 'no-cache';

/** Every answer has these. */
export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Content types by ending; what is not here is served as bytes. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/** Content encodings, the best first, and the ending of the compressed twin. */
export const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
