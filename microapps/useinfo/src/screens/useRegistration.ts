import { ApiError } from '@wallet/kit/api';
import { useAction, useQuery, useWallet } from '@wallet/kit/app';
import { closeView } from '@wallet/kit/bridge';
import { homePath } from '@wallet/kit/manifest';
import {
  afterLoginTarget,
  joinType,
  LoginError,
  type NativeLoginInfo,
  type Person,
} from '@wallet/kit/session';
import { alert } from '@wallet/kit/ui';
import { register } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { isRefusal, type RefusalCode, refusals, wayOn } from '../model/refusals.ts';

/** Registers the app's customer, signs them in, and goes on to where they were led here from (1-shell s4.3). */
export function useRegistration() {
  const { session, navigate } = useWallet();
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
  async function signIn(info: NativeLoginInfo, otherwise = '/mber/FME21000'): Promise<void> {
    try {
      const outcome = await session.nativeLogin(info);
      if (outcome.kind === 'success') return follow(outcome.person, outcome.to);
      if (outcome.kind === 'dup') return await alert({ id: 'duplicateUser' });
      if (outcome.kind === 'close' && !outcome.error.silent) await alert({ id: outcome.messageId });
      if (outcome.kind === 'close') await closeView();
      else navigate.replace(outcome.kind === 'visit' ? outcome.to : otherwise, { query });
    } catch (cause) {
      if (!(cause instanceof LoginError)) throw cause;
      await alert({ id: cause.messageId });
      await closeView();
    }
  }

  const join = useAction(async (info: NativeLoginInfo, agreements: Record<string, boolean>) => {
    const certType = info.nativeLiteYn === 'Y' ? '03' : '01';
    try {
      await register({
        ci: info.ci ?? '',
        certType,
        joinType: joinType({ certType, servicePattern: '' }),
        agreements,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error.code)) throw error;
      // Joined before and the answer was lost: signing in is all that is left.
      if (error.code !== 'MBR_ALREADY') return refuse(error.code);
    }
    await signIn(info);
  });

  // A member whom the register does not let in has been away for long.
  return { join, signIn: useAction((info: NativeLoginInfo) => signIn(info, wayOn.MBR_DORMANT)) };
}
