import { ApiError } from '@wallet/kit/api';
import { signOnFromApp, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { openFlowLog } from '@wallet/kit/common';
import { homePath } from '@wallet/kit/manifest';
import { afterLoginTarget, joinType, type NativeLoginInfo, type Person } from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { useState } from 'react';
import { register } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { isRefusal, type RefusalCode, refusals, wayOn } from '../model/refusals.ts';

interface ToJoin {
  info: NativeLoginInfo;
  /** svcPtrnDstCd, for the join type (A43) */
  servicePattern: string;
  /** under 14: nobody joins so young without a guardian */
  isMinor: boolean;
}

/** Registers the app's customer, signs them in, and goes on to where they were led here from (1-shell s4.3). */
export function useRegistration() {
  const { session, bridge, navigate } = useWallet();
  // Where registrations stop is worth knowing; who stopped is not in it.
  const [log] = useState(() => openFlowLog('registration'));
  const query = useQuery();

  async function refuse(code: RefusalCode): Promise<void> {
    const id = refusals[code];
    await alert({ id, text: messages.current().refusals[id] });
    const to = wayOn[code];
    if (to) navigate.replace(to, { query });
  }

  function follow(person: Person, to: string): void {
    if (to !== homePath) return navigate.replace(to, { query });
    const target = afterLoginTarget({ person, query });
    if (target.kind === 'page') {
      navigate.replace('/', { query: { pageId: target.pageId, ...target.query } });
    } else navigate.replace(target.path === homePath ? `${homePath}?loginAfter=true` : target.path);
  }

  /** @param otherwise where the register's no leads: the sign-up by phone is the way that is left */
  async function signIn(otherwise = '/mber/FME21000'): Promise<void> {
    const end = await signOnFromApp({ session, bridge });
    switch (end.kind) {
      // The app no longer says who it is: signing in by oneself is the way that is left.
      case 'unknown':
        return navigate.replace('/mber/FME11000', { query });
      case 'visit':
        return navigate.replace(homePath);
      case 'signedIn':
        log.step('signedIn');
        return follow(end.person, end.to);
      case 'refused':
        return navigate.replace(otherwise, { query });
      case 'go':
        return navigate.replace(end.to);
    }
  }

  const join = useAction(
    async ({ info, servicePattern, isMinor }: ToJoin, agreements: Record<string, boolean>) => {
      log.step('agreed');
      if (isMinor) return refuse('MBR_GUARDIAN_MISSING');
      const certType = info.nativeLiteYn === 'Y' ? '03' : '01';
      try {
        await register({
          ci: info.ci ?? '',
          certType,
          joinType: joinType({ certType, servicePattern }),
          agreements,
        });
      } catch (error) {
        if (!(error instanceof ApiError) || !isRefusal(error.code)) throw error;
        // Joined before and the answer was lost: signing in is all that is left.
        if (error.code !== 'MBR_ALREADY') return refuse(error.code);
      }
      log.step('joined');
      await signIn();
    },
  );

  // A member whom the register does not let in has been away for long.
  return { join, signIn: useAction(() => signIn(wayOn.MBR_DORMANT)) };
}
