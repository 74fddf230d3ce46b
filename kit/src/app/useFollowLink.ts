import { openNativeScreen } from '../bridge/index.ts';
import { parseLink, readIndex } from '../common/index.ts';
import { places } from '../guards/index.ts';
import { findPage, linkAddress, type ScreenEntry } from '../manifest/index.ts';
import { isNationalCertificate } from '../session/index.ts';
import { alert, openPopup } from '../ui/index.ts';
import { appLinks } from './appLinks.ts';
import { isOwnPath } from './navigation.ts';
import { certificateMove } from './presentBlock.ts';
import { type Action, useAction } from './useAction.ts';
import { usePerson } from './usePerson.ts';
import { useWallet } from './WalletContext.ts';

/** Why a link led nowhere, and the message that says so. */
const messageIds = {
  broken: 'linkBroken',
  notReleased: 'linkNotReleased',
  valueMissing: 'linkNotReleased',
  /** what is released could not be read (R386) */
  unread: 'failedToFetchData',
  appOnly: 'linkAppOnly',
} as const;

type LinkFailure = keyof typeof messageIds;

/** Where a link led (1-shell s4.8). */
export type LinkOutcome =
  /** a page of the wallet, in this WebView or in one of its own */
  | { kind: 'page'; path: string }
  | { kind: 'outside'; url: string }
  | { kind: 'bankApp'; page: string }
  /** taken by the screen: `onCallback` */
  | { kind: 'callback'; path: string }
  /** a pay link, and a login by another way (A56) */
  | { kind: 'certificateNeeded' }
  | { kind: 'failed'; reason: LinkFailure; messageId: (typeof messageIds)[LinkFailure] };

/** What a screen does itself with links of its own. */
export interface FollowOptions {
  /** A path with `/pages/` (1-shell s4.8); without it the bank's content page opens outside. */
  onCallback?: (path: string) => void | Promise<void>;
  /** An address that the screen knows for a name, asked before the registry; null leaves it to the registry. */
  addressOf?: (name: string, values: Readonly<Record<string, string>>) => string | null;
  /** Whether the hook tells the customer why a link led nowhere; it does unless this says no. */
  tells?: (outcome: LinkOutcome) => boolean;
}

function failed(reason: LinkFailure): LinkOutcome {
  return { kind: 'failed', reason, messageId: messageIds[reason] };
}

/** A content page of the bank; what would climb out of its site stays on it. */
function contentAddress(path: string): string {
  const { pathname, search, hash } = new URL(path, appLinks.contents);
  return `${appLinks.contents}${pathname}${search}${hash}`;
}

const always = () => true;

/**
 * Follows a link string of a notice, a banner or a post (1-shell s4.6-4.8, E44): a screen of this app in this WebView,
 * another domain in one of its own, https outside, documents in the bank app, the pay page with the group's national
 * certificate. One that leads nowhere is told (`linkBroken`, `linkNotReleased`, `linkAppOnly`, `failedToFetchData`).
 * A second tap while it opens does nothing.
 *
 * @returns an action that resolves to where the link led, once it was followed or told
 */
export function useFollowLink(options: FollowOptions = {}): Action<[link: string], LinkOutcome> {
  const { onCallback, addressOf, tells = always } = options;
  const { navigate, manifest } = useWallet();
  const person = usePerson();

  async function open(path: string): Promise<LinkOutcome> {
    if (isOwnPath(manifest, path)) navigate.push(path);
    else await navigate.open(path);
    return { kind: 'page', path };
  }

  async function openOutside(url: string): Promise<LinkOutcome> {
    await navigate.outside(url);
    return { kind: 'outside', url };
  }

  async function openNamed(name: string, values: Readonly<Record<string, string>>): Promise<LinkOutcome> {
    const stated = addressOf?.(name, values) ?? null;
    if (stated !== null) return open(stated);
    const own: ScreenEntry | undefined = Object.hasOwn(manifest.screens, name)
      ? manifest.screens[name]
      : undefined;
    const registry = own ? { apps: [] } : await readIndex();
    if (registry === null) return failed('unread');
    const path = own?.path ?? findPage(registry, name)?.screen.path;
    if (path === undefined) return failed('notReleased');
    const address = linkAddress(path, values);
    return address === null ? failed('valueMissing') : open(address);
  }

  async function openPayPage(): Promise<LinkOutcome> {
    if (!isNationalCertificate(person?.loginCode ?? '')) return { kind: 'certificateNeeded' };
    const registry = await readIndex();
    if (registry === null) return failed('unread');
    // Its address is stated: where the domain is not released, the catch-all answers (A09).
    return open(findPage(registry, places.foreignStart)?.screen.path ?? places.foreignStart);
  }

  async function follow(link: string): Promise<LinkOutcome> {
    const target = parseLink(link);
    switch (target.kind) {
      case 'path':
        return open(target.path);
      case 'external':
        return openOutside(target.url);
      case 'screen':
        return openNamed(target.name, target.query);
      case 'bankApp': {
        const params = { document: target.document, link: target.rest };
        const isOpen = (await openNativeScreen({ screen: target.page, params })) !== false;
        return isOpen ? { kind: 'bankApp', page: target.page } : failed('appOnly');
      }
      case 'pay':
        return openPayPage();
      case 'callback':
        if (!onCallback) return openOutside(contentAddress(target.path));
        await onCallback(target.path);
        return { kind: 'callback', path: target.path };
      case 'none':
        return failed('broken');
    }
  }

  return useAction(async (link: string) => {
    const outcome = await follow(link);
    if (!tells(outcome)) return outcome;
    if (outcome.kind === 'failed') await alert({ id: outcome.messageId });
    if (outcome.kind === 'certificateNeeded' && (await openPopup('certificateNeeded')) === 'confirm') {
      navigate.push(certificateMove('Y', places.foreignStart));
    }
    return outcome;
  });
}
