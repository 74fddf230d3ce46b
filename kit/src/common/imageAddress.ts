/** An image address that may be shown: a path of the wallet or an https address; anything else is empty. */
export function imageAddress(text: string): string {
  return /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/i.test(text) ? text : '';
}
