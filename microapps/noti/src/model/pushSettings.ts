/** What the customer can be told on the phone: use of services, benefits (advertising), guidance, benefits at night. */
const pushKinds = ['use', 'guide', 'benefit', 'night'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Whether they agreed, and when they last said so. */
export interface PushConsent {
  isOn: boolean;
  /** YYYYMMDDhhmmss; empty before they ever chose */
  since: string;
}

export interface PushSettings {
  consents: Readonly<Record<PushKind, PushConsent>>;
  /** advertising may not be sent to those under 14 */
  mayAdvertise: boolean;
}

/** Whether this is advertising: asked about first, and what was agreed is told (law on information networks, art. 50). */
export function isAdvertising(kind: PushKind): boolean {
  return kind === 'benefit' || kind === 'night';
}

/** Whether a switch can be moved: advertising not for those under 14, nor at night for who wants none by day. */
export function mayChange(kind: PushKind, { consents, mayAdvertise }: PushSettings): boolean {
  if (!isAdvertising(kind)) return true;
  return mayAdvertise && (kind !== 'night' || consents.benefit.isOn);
}
