import type { ReleaseIndex, Title } from '@wallet/kit/manifest';

// Pages of the wallet itself that no card leads to, in the order they are offered.
const codes = ['FAL11000', 'FAL21000', 'FAL30000', 'FMY10000', 'SVC10000', 'FUW10000', 'FLA61000'];

/** A page under the title that its app registered. */
export interface WalletPage {
  code: string;
  path: string;
  title: Title;
}

/** Those that are released and open to this customer: a visitor is offered what visitors may see. */
export function walletPages(registry: ReleaseIndex, { isVisitor }: { isVisitor: boolean }): WalletPage[] {
  const screens = registry.apps.flatMap((app) => app.screens);
  return codes.flatMap((code) => {
    const found = screens.find((screen) => screen.code === code && screen.aliasOf === undefined);
    const title = found?.title;
    if (!found || !title || (isVisitor && !found.flags?.forVisitor)) return [];
    return [{ code, path: found.path, title }];
  });
}
