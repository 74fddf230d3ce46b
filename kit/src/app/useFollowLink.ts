import { openNativeScreen } from '../bridge/index.ts';
import { parseLink, readRegistry } from '../common/index.ts';
import { findPage, linkAddress, type ScreenEntry } from '../manifest/index.ts';
import { isNationalCertificate } from '../session/index.ts';
import { alert, openPopup } from '../ui/index.ts';
import { isOwnPath } from './navigation.ts';
import { type Action, useAction } from './useAction.ts';
import { usePerson } from './usePerson.ts';
import { useWallet } from './WalletContext.ts';

/** Where the pay link leads: the start page of the national QR payment (2-payment s2.1). */
const payPage = '/gpayment/FGP10000';

/** What a screen does itself with links of its own. */
export interface FollowOptions {
  /** A path with `/pages/` (1-shell s4.8); without it such a link leads nowhere. */
  onCallback?: (path: string) => void | Promise<void>;
}

/**
 * Follows a link string of a notice, a banner or a post (1-shell s4.6-4.8, E44): a screen of this app in this WebView,
 * another domain in one of its own, https outside, documents in the bank app, the pay page with the group's national
 * certificate. One that leads nowhere is told (`linkBroken`, `linkNotReleased`, `linkAppOnly`). A second tap while it
 * opens does nothing.
 */
export function useFollowLink({ onCallback }: FollowOptions = {}): Action<[link: string], void> {
  const { navigate, manifest } = useWallet();
  const person = usePerson();

  async function open(path: string) {
    if (isOwnPath(manifest, path)) navigate.push(path);
    else await navigate.open(path);
  }

  async function addressOf(name: string, values: Readonly<Record<string, string>>): Promise<string | null> {
    const own: ScreenEntry | undefined = Object.hasOwn(manifest.screens, name)
      ? manifest.screens[name]
      : undefined;
    const registry = own ? null : await readRegistry();
    const path = own?.path ?? (registry ? findPage(registry, name)?.screen.path : undefined);
    return path === undefined ? null : linkAddress(path, values);
  }

  return useAction(async (link: string) => {
    const target = parseLink(link);
    switch (target.kind) {
      case 'path':
        return open(target.path);
      case 'external':
        return navigate.outside(target.url);
      case 'screen': {
        const address = await addressOf(target.name, target.query);
        return address === null ? alert({ id: 'linkNotReleased' }) : open(address);
      }
      case 'bankApp': {
        const params = { document: target.document, link: target.rest };
        if ((await openNativeScreen({ screen: target.page, params })) === false)
          await alert({ id: 'linkAppOnly' });
        return;
      }
      case 'pay':
        if (isNationalCertificate(person?.loginCode ?? '')) return open(payPage);
        await openPopup('certificateNeeded');
        return;
      case 'callback':
        return onCallback ? onCallback(target.path) : alert({ id: 'linkBroken' });
      case 'none':
        return alert({ id: 'linkBroken' });
    }
  });
}
