import { useAction, usePerson, useWallet } from '@wallet/kit/app';
import { openNativeScreen } from '@wallet/kit/bridge';
import { type LinkTarget, parseLink, readRegistry } from '@wallet/kit/common';
import { findPage, linkAddress } from '@wallet/kit/manifest';
import { isNationalCertificate } from '@wallet/kit/session';
import { openPopup } from '@wallet/kit/ui';

/** What became of a link: followed, only shown, or why it was not followed. */
export type Outcome =
  | 'followed'
  | 'shown'
  | 'notALink'
  | 'notReleased'
  | 'valueMissing'
  | 'appOnly'
  | 'certificateNeeded';

export interface Followed {
  target: LinkTarget;
  outcome: Outcome;
}

/** Where the pay link leads: the start page of the national QR payment (2-payment s2.1). */
const payPage = '/gpayment/FGP10000';

/** Follows a link string as a screen would, and says what became of it (1-shell s4.8). */
export function useFollow(tell: (followed: Followed) => void) {
  const { navigate } = useWallet();
  const person = usePerson();

  async function outcomeOf(target: LinkTarget): Promise<Outcome | { push: string }> {
    switch (target.kind) {
      case 'path':
        return { push: target.path };
      case 'screen': {
        const registry = await readRegistry();
        const page = registry && findPage(registry, target.name);
        if (!page) return 'notReleased';
        const path = linkAddress(page.screen.path, target.query);
        return path === null ? 'valueMissing' : { push: path };
      }
      case 'external':
        await navigate.outside(target.url);
        return 'followed';
      case 'bankApp': {
        const params = { document: target.document, link: target.rest };
        return (await openNativeScreen({ screen: target.page, params })) === false ? 'appOnly' : 'followed';
      }
      case 'pay':
        if (isNationalCertificate(person?.loginCode ?? '')) return { push: payPage };
        return 'certificateNeeded';
      case 'callback':
        return 'shown';
      case 'none':
        return 'notALink';
    }
  }

  return useAction(async (link: string) => {
    const target = parseLink(link);
    const outcome = await outcomeOf(target);
    if (typeof outcome === 'string') tell({ target, outcome });
    else {
      tell({ target, outcome: 'followed' });
      navigate.push(outcome.push);
    }
    if (outcome === 'certificateNeeded') await openPopup('certificateNeeded');
  });
}
