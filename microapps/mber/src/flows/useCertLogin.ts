import { goToApp, signOnFromApp, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { closeView, getSsoInfo } from '@wallet/kit/bridge';
import { homePath } from '@wallet/kit/manifest';
import { confirm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { certAccessQuery } from '../model/certAccess.ts';
import { useSignature } from '../parts/useSignature.ts';
import { useTarget } from '../state/useTarget.ts';
import { useLoginOutcome } from './useLoginOutcome.ts';

const here = '/mber/FME50000';

/** The ways in that the certificate page offers (1-shell s4.3, s4.4). */
export function useCertLogin() {
  const { session, bridge, navigate } = useWallet();
  const query = useQuery();
  const target = useTarget();
  const follow = useLoginOutcome();
  const sign = useSignature();

  /** The way from here is the one from the wallet's entry (1-shell s4.3). */
  async function native(isLite: boolean): Promise<void> {
    const end = await signOnFromApp({ session, bridge, nativeLiteYn: isLite ? 'Y' : 'N' });
    switch (end.kind) {
      case 'unknown':
        return target.go('FME11000');
      case 'visit':
        return navigate.replace(homePath);
      case 'signedIn': {
        if (end.to === homePath || end.person.memberStatus === '4') return target.follow(end.person);
        // Already here: what the app wants is done here, and no query wants a login any more.
        const query = end.to === here ? certAccessQuery(target.kept, end.info.isCertiAccess) : target.kept;
        return navigate.replace(end.to, { query });
      }
      case 'refused':
        return navigate.replace(end.to, { query: target.kept });
      case 'go':
        return navigate.replace(end.to);
    }
  }

  async function openInApp(): Promise<void> {
    await goToApp(`${here}${target.kept.size > 0 ? `?${target.kept}` : ''}`);
  }

  const certificate = useAction(async () => {
    if (!bridge.isNative) {
      const { openApp } = messages.current().cert;
      if (await confirm({ id: 'certificateAppOnly', confirmLabel: openApp })) {
        await openInApp();
      }
      return;
    }
    if ((await sign('login')) !== null) await native(false);
  });

  // A browser has no Lite certificate at hand: there the phone number is what Lite customers sign in with.
  const lite = useAction(async () => (bridge.isNative ? native(true) : target.go('FME11000')));

  const group = useAction(async () => {
    const info = await getSsoInfo();
    if (info === false) return target.go('FME11000');
    const outcome = await session.groupSignIn(info, query.get('channelLoginType') ?? '');
    if (outcome.kind !== 'ssoFailed') return follow(outcome);
    const { failure } = outcome;
    await confirm({ id: failure.messageId });
    if (failure.kind === 'close') await closeView();
    else navigate.replace(failure.to);
  });

  return { certificate, lite, group, openApp: openInApp };
}
