import { loginGuide } from '../ui/index.ts';
import { goToApp } from './appLinks.ts';
import { loginMove } from './presentBlock.ts';
import { usePerson } from './usePerson.ts';
import { useWallet } from './WalletContext.ts';

/**
 * For what a visitor may begin and a member goes on with: asks a visitor to sign in and comes back to where they are, or
 * to a path, as the guard of other screens does (A37). A member goes on at once.
 *
 * `const signIn = useSignIn(); if (!(await signIn(`/rail/FKS21000?${query}`))) return;`
 *
 * @returns whether somebody is signed in; false has said all that is to say
 */
export function useSignIn(): (returnTo?: string) => Promise<boolean> {
  const person = usePerson();
  const { navigate, bridge } = useWallet();
  return async (returnTo = `${window.location.pathname}${window.location.search}`) => {
    if (person) return true;
    const answer = await loginGuide(bridge.isNative);
    if (answer === 'confirm') await goToApp(returnTo);
    else if (answer === 'cancel') navigate.push(loginMove(returnTo, bridge.isNative));
    return false;
  };
}
