import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/index.ts';
import { Screen } from '../Screen.tsx';
import { useAction } from '../useAction.ts';
import { usePerson } from '../usePerson.ts';
import { useSignIn } from '../useSignIn.ts';

interface SignInWords {
  title: string;
  hint: string;
  action: string;
}

/**
 * A screen that visitors may open and that shows what is a member's own: a visitor reads what it is, and comes back
 * here once signed in.
 */
export function forMember(View: () => ReactNode, useWords: () => SignInWords): () => ReactNode {
  return function ForMember() {
    const { title, hint, action } = useWords();
    const person = usePerson();
    const signIn = useSignIn();
    const ask = useAction(() => signIn());
    if (person) return <View key={person.memberId} />;
    return (
      <Screen>
        <EmptyState
          title={title}
          description={hint}
          picture="locked"
          action={{ label: action, action: 'login', onClick: () => void ask.run() }}
        />
      </Screen>
    );
  };
}
