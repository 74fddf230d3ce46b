import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/**
 * Lets app components read `signal.value` in JSX without calling `useSignals()` themselves. The kit's own
 * code is built by tsup, which has no Babel: there `useSignals()` is written out.
 */
export function signalsTransform(): PluginOption {
  return babel({
    include: [/\/(?:microapps|launcher)\/.*\.tsx$/],
    plugins: [['module:@preact/signals-react-transform', { mode: 'auto' }]],
    // JSX and types are the bundler's business; Babel only needs to read them.
    parserOpts: { plugins: ['typescript', 'jsx'] },
  }) as PluginOption;
}
