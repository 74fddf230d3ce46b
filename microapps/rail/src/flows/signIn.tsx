import { goToApp, loginMove, Screen, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { EmptyState, loginGuide } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

/** Asks a visitor to sign in and comes back to a path, as the guard of other screens does (A37); a member goes on. */
export function useSignIn(): (returnTo: string) => Promise<boolean> {
  const person = usePerson();
  const { navigate, bridge } = useWallet();
  return async (returnTo) => {
    if (person) return true;
    const answer = await loginGuide();
    if (answer === 'confirm') await goToApp(returnTo);
    else if (answer === 'cancel') navigate.push(loginMove(returnTo, bridge.isNative));
    return false;
  };
}

/** Where the customer is, with what the address says. */
export const here = () => `${window.location.pathname}${window.location.search}`;

/** A screen that visitors may open, and that shows what is a member's own. */
export function forMember(View: () => ReactNode): () => ReactNode {
  return function ForMember() {
    const t = messages.use().signIn;
    const person = usePerson();
    const signIn = useSignIn();
    const ask = useAction(() => signIn(here()));
    if (person) return <View key={person.memberId} />;
    return (
      <Screen>
        <EmptyState
          title={t.title}
          description={t.hint}
          picture="locked"
          action={{ label: t.action, action: 'login', onClick: () => void ask.run() }}
        />
      </Screen>
    );
  };
}
