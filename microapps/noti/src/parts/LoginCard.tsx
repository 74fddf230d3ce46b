import { loginMove, useWallet } from '@wallet/kit/app';
import { Button, InlineNotice } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** Invites a visitor to sign in, and back to this page afterwards. */
export function LoginCard({ children }: { children: string }) {
  const t = messages.use().login;
  const login = useLogin();
  return (
    <InlineNotice
      end={
        <Button variant="secondary" size="small" action="login" onClick={login}>
          {t.action}
        </Button>
      }
    >
      {children}
    </InlineNotice>
  );
}

/** Goes to the login, which comes back to the address that is shown. */
export function useLogin(): () => void {
  const { navigate, bridge } = useWallet();
  return () =>
    navigate.push(loginMove(`${window.location.pathname}${window.location.search}`, bridge.isNative));
}
