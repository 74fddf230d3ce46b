/**
 * What every page shares instead of bundling it. Matching is exact, so each subpath stands here by name.
 * Both lists become entries of the import map of every app's HTML.
 */
export const runtimeSpecifiers = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'wouter',
  'wouter/use-browser-location',
  '@preact/signals-react',
  '@preact/signals-react/runtime',
] as const;

/** The kit's doors that go into the one shared kit file; `testing` and `vite` never reach a page. */
export const kitDoors = [
  'schema',
  'format',
  'booking',
  'identity',
  'forms',
  'kept',
  'messages',
  'manifest',
  'bridge',
  'api',
  'session',
  'common',
  'guards',
  'ui',
  'app',
] as const;

/** Every door of the package: these and no others stand in its exports, its builds, its docs and its API report. */
export const packageDoors = [...kitDoors, 'testing', 'conformance', 'vite'] as const;

/** The bare specifiers under which apps import the doors of the shared kit file. */
export const kitSpecifiers = kitDoors.map((door) => `@wallet/kit/${door}`);
