/** By which ways a customer may be told of offers. */
export const channels = ['sms', 'email', 'telephone', 'post'] as const;
export const consentNames = ['marketing', 'groupInfo', ...channels] as const;
export type ConsentName = (typeof consentNames)[number];

/** What a customer agreed to hear, as the session has it. */
export interface Consents {
  marketingRecalled: boolean;
  marketing: boolean;
  groupInfo: boolean;
  sms: boolean;
  email: boolean;
  telephone: boolean;
  post: boolean;
}

/**
 * The consents after one was changed. Without the consent to marketing no way is left to be told by; taking it back
 * is what `marketingRecalled` says, giving it again ends that.
 */
export function changeConsent(consents: Consents, name: ConsentName, isOn: boolean): Consents {
  const next = { ...consents, [name]: isOn };
  if (name === 'marketing') {
    next.marketingRecalled = !isOn;
    if (!isOn) for (const channel of channels) next[channel] = false;
  } else if (isOn && name !== 'groupInfo') {
    next.marketing = true;
    next.marketingRecalled = false;
  }
  return next;
}
