import { goToApp, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { closeView, getLoginInfo, getSsoInfo } from '@wallet/kit/bridge';
import { LoginError, type NativeLoginOutcome } from '@wallet/kit/session';
import { alert, confirm } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { useSignature } from '../parts/useSignature.ts';
import { useTarget } from '../state/useTarget.ts';
import { useLoginOutcome } from './useLoginOutcome.ts';

/** The ways in that the certificate page offers (1-shell s4.3, s4.4). */
export function useCertLogin() {
  const { session, bridge, navigate } = useWallet();
  const query = useQuery();
  const target = useTarget();
  const follow = useLoginOutcome();
  const sign = useSignature();

  async function end(outcome: NativeLoginOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'visit':
        return alert({ id: 'appLoginNeeded', text: messages.current().refusals.appLoginNeeded });
      case 'success':
        return target.follow(outcome.person);
      case 'refused':
        return navigate.replace(outcome.to, { query: target.kept });
      case 'dup':
        return alert({ id: 'duplicateUser' });
      case 'close':
        if (!outcome.error.silent) await alert({ id: outcome.messageId });
        await closeView();
    }
  }

  async function native(isLite: boolean): Promise<void> {
    const info = await getLoginInfo();
    if (info === false) return target.go('FME11000');
    try {
      await end(await session.nativeLogin({ ...info, nativeLiteYn: isLite ? 'Y' : 'N' }));
    } catch (cause) {
      if (!(cause instanceof LoginError)) throw cause;
      await alert({ id: cause.messageId });
      await closeView();
    }
  }

  async function openInApp(): Promise<void> {
    await goToApp(`/mber/FME50000${target.kept.size > 0 ? `?${target.kept}` : ''}`);
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
