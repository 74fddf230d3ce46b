import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// CommonJS: no static names, so they are listed at build time. ES modules export theirs by `*`.
const commonJs = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const esModules = ['wouter', '@preact/signals-react', '@preact/signals-react/runtime'];

/** The names of the production build, whatever runs this: a test runner's environment would list others. */
function requireProduction(name: string): object {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return require(name) as object;
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/**
 * The source of the shared runtime: React, wouter and signals as one ES module that exports each name once.
 * The default export is the union of the CommonJS packages, so that `import React from 'react'` and
 * `import ReactDOM from 'react-dom'` both find theirs.
 */
export function runtimeEntry(): string {
  const lines: string[] = [];
  const seen = new Set<string>(['default']);
  commonJs.forEach((name, index) => {
    lines.push(
      `import * as all${index} from '${name}';`,
      `const m${index} = all${index}.default ?? all${index};`,
    );
    for (const key of Object.keys(requireProduction(name))) {
      if (seen.has(key) || !/^[A-Za-z_$][\w$]*$/.test(key)) continue;
      seen.add(key);
      lines.push(`const x${seen.size} = m${index}['${key}'];`, `export { x${seen.size} as ${key} };`);
    }
  });
  for (const name of esModules) lines.push(`export * from '${name}';`);
  // Its `useSearch` would clash with the one wouter itself exports.
  lines.push(`export { navigate, useBrowserLocation, useHistoryState } from 'wouter/use-browser-location';`);
  lines.push(`export default Object.assign({}, ${commonJs.map((_, index) => `m${index}`).join(', ')});`);
  return lines.join('\n');
}
