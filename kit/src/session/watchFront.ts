import type { Bridge } from '../bridge/index.ts';

/** Whether the customer looks at this WebView: the page is visible and the app has not put another in front. */
export function watchFront(view: Window, bridge: Pick<Bridge, 'on'>) {
  let isPaused = false;
  const offs = [
    bridge.on('pause', () => {
      isPaused = true;
    }),
    bridge.on('resume', () => {
      isPaused = false;
    }),
  ];
  return {
    isInFront: () => !isPaused && view.document.visibilityState !== 'hidden',
    dispose() {
      for (const off of offs) off();
    },
  };
}
