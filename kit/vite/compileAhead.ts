import type { Plugin } from 'vite';

/**
 * Tells V8 to compile every function of a file while it is parsed, off the main thread, because a page of ours
 * calls nearly all of them at once. Added after minification, which would drop the comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'wallet:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
