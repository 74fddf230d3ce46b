import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/**
 * What a source has that the transform could change: a member or a destructured property called `value`, or the comment
 * that asks for it. Two files of three have none, and Babel is the slowest part of a build that could be left out.
 */
export const mayReadSignals =
  /\.\s*value\b|['"]value['"]|\bvalue\s*(?:[,:}/]|=(?![{"]))|@(?:use|track)Signals\b/;

/**
 * Lets app components read `signal.value` in JSX without calling `useSignals()` themselves. The kit's own
 * code is built by tsup, which has no Babel: there `useSignals()` is written out.
 */
export function signalsTransform(): PluginOption {
  const signals = defineRolldownBabelPreset({
    preset: () => ({ plugins: [['module:@preact/signals-react-transform', { mode: 'auto' }]] }),
    rolldown: { filter: { code: mayReadSignals } },
  });
  return babel({
    include: [/\/(?:microapps|launcher)\/.*\.tsx$/],
    presets: [signals],
    // JSX and types are the bundler's business; Babel only needs to read them.
    parserOpts: { plugins: ['typescript', 'jsx'] },
  }) as PluginOption;
}
