import { v } from '@wallet/kit/schema';

/** What is sent as electronSignatureContent: the text beside its signature, as a signed document holds both. */
const content = v.object({ ogtxt: v.string(), signature: v.string(), certSerial: v.string() });

export const signedContent = (text: string, by: { signature: string; certSerial: string }): string =>
  JSON.stringify({ ogtxt: text, signature: by.signature, certSerial: by.certSerial });

/** The text that was signed; what is no such document is shown as it came. */
export function signedTextOf(sent: string): string {
  try {
    return v.parse(content, JSON.parse(sent)).ogtxt;
  } catch {
    return sent;
  }
}

/** Why nothing was signed, or what was signed counts for nothing (2-payment s8). */
export const failures = [
  ...(['certificateCommunication', 'certificateNoMatch', 'certificateNoLoginType'] as const),
  ...(['certificateAppOnly', 'certificateAuthFailed', 'signVoid'] as const),
] as const;
export type Failure = (typeof failures)[number];
