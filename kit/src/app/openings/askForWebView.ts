import type { Bridge, BridgeFailureCode, MethodParams } from '../../bridge/index.ts';
import { alert } from '../../ui/index.ts';

/** What came of asking the phone for a WebView. */
export type WebViewReply =
  | { kind: 'opened'; webViewId: string; isReopened: boolean }
  /** There are no WebViews here: go on in this window. */
  | { kind: 'window' }
  /** The customer has been told why not. */
  | { kind: 'refused'; code: BridgeFailureCode };

interface Ask extends MethodParams<'openWebView'> {
  signal?: AbortSignal | undefined;
}

/**
 * Asks the phone for a WebView. A phone that has too many open says no (DENIED): the customer is told, and the page
 * stays as it is. Where the phone has no WebViews to give, or does not speak, the window must do.
 */
export async function askForWebView(bridge: Bridge, { signal, ...params }: Ask): Promise<WebViewReply> {
  await bridge.hello();
  const { single, ...asked } = params;
  const reply = await bridge.call(
    'openWebView',
    { ...asked, ...(single && bridge.can('openWebView', 'single').ok ? { single } : {}) },
    signal ? { signal } : {},
  );
  if (reply.ok) {
    const { webViewId, reopened } = reply.value;
    return { kind: 'opened', webViewId, isReopened: reopened === true };
  }
  if (reply.code === 'ABORTED') return { kind: 'refused', code: reply.code };
  if (reply.code === 'DENIED' && bridge.can('openWebView').ok) {
    await alert({ id: 'tooManyOpen' });
    return { kind: 'refused', code: reply.code };
  }
  return { kind: 'window' };
}
