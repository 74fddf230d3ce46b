import { useAction, usePerson, useWallet } from '@wallet/kit/app';
import { openNativeScreen } from '@wallet/kit/bridge';
import { parseLink } from '@wallet/kit/common';
import { findPage, type ScreenEntry } from '@wallet/kit/manifest';
import { isNationalCertificate } from '@wallet/kit/session';
import { alert, openPopup } from '@wallet/kit/ui';
import { readRegistry } from '../api/readRegistry.ts';
import { messages } from '../messages/index.ts';
import { linkPath } from '../model/linkPath.ts';

/** Where the pay link leads: the start page of the national QR payment (2-payment s2.1). */
const payPage = '/gpayment/FGP10000';

/** Follows a link in a post (1-shell s4.6-4.8); one that leads nowhere is told. */
export function useFollowLink() {
  const t = messages.use().links;
  const { navigate, manifest } = useWallet();
  const person = usePerson();

  async function open(path: string) {
    const isOwn = manifest.prefixes.some((prefix) => path.startsWith(`${prefix}/`));
    if (isOwn) navigate.push(path);
    else await navigate.open(path);
  }

  async function pathOfScreen(name: string): Promise<string | undefined> {
    const own: ScreenEntry | undefined = Object.hasOwn(manifest.screens, name)
      ? manifest.screens[name]
      : undefined;
    if (own) return own.path;
    const registry = await readRegistry();
    return registry ? findPage(registry, name)?.screen.path : undefined;
  }

  return useAction(async (link: string) => {
    const target = parseLink(link);
    switch (target.kind) {
      case 'path':
        return open(target.path);
      case 'external':
        return navigate.outside(target.url);
      case 'screen': {
        const path = await pathOfScreen(target.name);
        const filled = path === undefined ? null : linkPath(path, target.query);
        return filled === null ? alert({ id: 'linkNotReleased', text: t.notReleased }) : open(filled);
      }
      case 'bankApp': {
        const params = { document: target.document, link: target.rest };
        const answer = await openNativeScreen({ screen: target.page, params });
        if (answer === false) await alert({ id: 'linkAppOnly', text: t.appOnly });
        return;
      }
      case 'pay':
        if (isNationalCertificate(person?.loginCode ?? '')) return open(payPage);
        await openPopup('certificateNeeded');
        return;
      default:
        // Callbacks belong to pages that posts do not have.
        return alert({ id: 'linkBroken', text: t.broken });
    }
  });
}
