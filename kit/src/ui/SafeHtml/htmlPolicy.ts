/** As much of Trusted Types as html needs; WebKit of iOS 17.5 and TypeScript's DOM types do not have them. */
interface HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
interface HtmlPolicies {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * The policy named `wallet-html`: lets html that {@link quietHtml} has written through to the parser, and the
 * cleaner's own. Undefined where there are no Trusted Types. Not for anybody outside this folder.
 */
export function htmlPolicy(): HtmlPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: HtmlPolicies };
  policy ??= trustedTypes?.createPolicy('wallet-html', {
    createHTML: (html) => html,
    createScriptURL() {
      throw new TypeError('Html from the API names no script.');
    },
  });
  return policy;
}
