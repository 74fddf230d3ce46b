import { Screen, useAction, usePerson, useSignIn } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

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
