import { defineConfig } from 'tsup';
import { kitDoors } from './vite/specifiers.ts';

const doors = [...kitDoors, 'testing', 'conformance'];

// The vite door runs in Node, the others in a page: two builds into one folder.
export default defineConfig([
  {
    entry: {
      ...Object.fromEntries(doors.map((door) => [`${door}/index`, `src/${door}/index.ts`])),
      // A file of its own, which a bundler leaves out where no date is asked for: dayjs does not say that it may.
      'format/dates': 'src/format/formatDate.ts',
    },
    format: ['esm'],
    platform: 'browser',
    target: 'es2022',
    splitting: true,
    // Styles of components are modules; tokens and the base style name no classes.
    loader: { '.css': 'local-css' },
    dts: true,
    outDir: 'dist',
  },
  {
    entry: { 'vite/index': 'vite/index.ts' },
    format: ['esm'],
    platform: 'node',
    target: 'node22',
    dts: true,
    outDir: 'dist',
  },
]);
