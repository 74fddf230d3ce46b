import { ApiError } from '../api/index.ts';
import type { SignIn, SignInOptions } from './createSignIn.ts';

/** The ways to sign in where their file cannot be had: what a network that is not there is told by. */
function outOfReach(): SignIn {
  const error = new ApiError({ kind: 'network', method: 'POST', path: '/mstr/login/action' });
  const failed = { error, messageId: error.messageId };
  const fail = async () => ({ ...failed, kind: 'failed' as const });
  const close = async () => ({ ...failed, kind: 'close' as const });
  return { login: fail, nativeLogin: close, groupSignIn: fail, bookSignIn: fail };
}

/**
 * The ways to sign in, in a file of their own: a page that shows a card to somebody who is signed in never asks for it.
 * A file that did not come is asked for again by the next try.
 */
export function lateSignIn(options: SignInOptions): SignIn {
  let made: SignIn | undefined;
  async function ways(): Promise<SignIn> {
    try {
      const { createSignIn } = await import('./createSignIn.ts');
      made ??= createSignIn(options);
      return made;
    } catch {
      return outOfReach();
    }
  }
  return {
    login: async (credentials) => (await ways()).login(credentials),
    nativeLogin: async (info) => (await ways()).nativeLogin(info),
    groupSignIn: async (info, channelLoginType) => (await ways()).groupSignIn(info, channelLoginType),
    bookSignIn: async (ask) => (await ways()).bookSignIn(ask),
  };
}
