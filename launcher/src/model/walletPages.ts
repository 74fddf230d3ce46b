import type { Registry, RegistryScreen } from '@wallet/kit/manifest';

// Pages of the wallet itself that no card leads to, in the order they are offered.
const codes = ['FAL11000', 'FAL21000', 'FAL30000', 'FMY10000', 'SVC10000', 'FUW10000', 'FLA61000'];

/** Those that are released and open to this customer: a visitor is offered what visitors may see. */
export function walletPages(registry: Registry, { isVisitor }: { isVisitor: boolean }): RegistryScreen[] {
  const screens = registry.apps.flatMap((app) => app.screens);
  return codes.flatMap((code) => {
    const found = screens.find((screen) => screen.code === code && screen.aliasOf === undefined);
    return found && (!isVisitor || found.flags.forVisitor) ? [found] : [];
  });
}
