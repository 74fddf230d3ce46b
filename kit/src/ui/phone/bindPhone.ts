/** What of the bridge to the phone app a component needs; `Bridge` is one. */
export interface PhoneBridge {
  /** whether there is an app around this page */
  readonly isNative: boolean;
  canOpen(screen: string): { ok: true } | { ok: false; reason: string };
  call(
    method: 'openNativeScreen',
    params: { screen: string; params: Record<string, unknown> },
    options?: { limitMs?: number },
  ): Promise<{ ok: true; value: unknown } | { ok: false; code: string }>;
}

let bound: PhoneBridge | null = null;

/** Gives the components of this page the phone app around it: `startMicroapp` does. */
export function bindPhone(bridge: PhoneBridge | null): void {
  bound = bridge;
}

/** The phone app around this page; null where there is none. */
export const boundPhone = (): PhoneBridge | null => bound;
