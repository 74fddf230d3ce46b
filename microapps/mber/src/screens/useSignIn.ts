import { useAction, useQuery, useWallet } from '@wallet/kit/app';
import { LoginError, type LoginOutcome } from '@wallet/kit/session';
import { alert, confirm } from '@wallet/kit/ui';
import type { Credentials } from '../model/credentials.ts';
import { phoneDigits } from '../model/phone.ts';
import { pathAfterLogin } from '../state/pathAfterLogin.ts';
import { signUpCi } from '../state/signUp.ts';

/** Signs in and tells the customer what came of it (1-shell s4.2). What was typed stays, whatever it is. */
export function useSignIn() {
  const query = useQuery();
  const { session, bridge, navigate } = useWallet();

  /** Where the app meant to open this WebView, if it says so. */
  function initialPath(): string | null {
    const path = bridge.host?.launch?.path;
    return typeof path === 'string' ? path : null;
  }

  async function follow(outcome: LoginOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'success':
        return navigate.replace(
          pathAfterLogin({ person: outcome.person, query, initialPath: initialPath() }),
        );
      case 'retry':
        return alert({ id: 'loginRetry' });
      case 'locked':
        return alert({ id: 'loginLocked' });
      case 'dup':
        return alert({ id: 'duplicateUser' });
      case 'signUp':
        if (!(await confirm({ id: 'signUpAsk' }))) return;
        signUpCi.value = outcome.ci ?? '';
        return navigate.push(outcome.to, { query });
      case 'failed': {
        const { error, messageId } = outcome;
        if (error.silent) return;
        const isServers = messageId === 'serverMessage' && error.serverMessage;
        return alert({ id: messageId, ...(isServers ? { text: error.serverMessage } : {}) });
      }
    }
  }

  return useAction(async ({ phone, password }: Credentials) => {
    try {
      await follow(await session.login({ phone: phoneDigits(phone), password }));
    } catch (cause) {
      if (!(cause instanceof LoginError)) throw cause;
      await alert({ id: cause.messageId });
    }
  });
}
