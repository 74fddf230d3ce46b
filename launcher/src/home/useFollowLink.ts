import { useAction, useWallet } from '@wallet/kit/app';
import { openNativeScreen, openWindow } from '@wallet/kit/bridge';
import { parseLink, readRegistry } from '@wallet/kit/common';
import { matchScreen } from '@wallet/kit/manifest';
import { pathOfPage } from '../api/released.ts';
import { nowherePath, pageTarget } from '../entry/entryTarget.ts';

/** Follows the link of a banner or a notice (1-shell s4.6-4.8). A second tap while it opens does nothing. */
export function useFollowLink() {
  const { navigate, manifest } = useWallet();

  async function open(path: string) {
    // Home's own pages stay in this WebView; another domain gets one of its own, as with a card.
    const pathname = path.split(/[?#]/)[0] ?? path;
    if (matchScreen(manifest, pathname)) navigate.push(path);
    else await navigate.open(path);
  }

  return useAction(async (link: string) => {
    const target = parseLink(link);
    switch (target.kind) {
      case 'external':
        if ((await openWindow({ url: target.url })) === false) window.open(target.url, '_blank', 'noopener');
        return;
      case 'path':
        return open(target.path);
      case 'screen': {
        const registry = await readRegistry();
        const query = new URLSearchParams({ ...target.query, pageId: target.name });
        const page = pageTarget(query, (pageId) => (registry ? pathOfPage(registry, pageId) : null));
        return open(page.kind === 'go' ? page.to : nowherePath);
      }
      case 'bankApp':
        await openNativeScreen({
          screen: target.page,
          params: { document: target.document, link: target.rest },
        });
        return;
      default:
        // Pay pages and callbacks belong to screens that home does not have.
        return;
    }
  });
}
