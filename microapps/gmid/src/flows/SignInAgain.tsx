import { useAction, useSignIn, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

function SignInAgain() {
  const { signIn: t } = messages.use();
  const { session } = useWallet();
  const signIn = useSignIn();
  const again = useAction(async () => {
    await session.leave();
    await signIn();
  });
  return (
    <EmptyState
      picture="locked"
      title={t.title}
      description={t.note}
      action={{ label: t.action, action: 'signInAgain', onClick: () => void again.run() }}
    />
  );
}

/** For `instead` of a screen: the gateway's token was renewed once already and has ended. */
export const signInAgain = { CAS_DEAD: <SignInAgain />, CAS_EXPIRED: <SignInAgain /> };
