import { type Load, useAction, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { readMember, startIdentity } from '../api/calls.ts';

export type Member = Awaited<ReturnType<typeof readMember>>;

/** The member with their ID, read again on the way back: it may have been suspended or moved meanwhile. */
export function useMember(): Load<Member> {
  const load = useLoad((signal) => readMember(undefined, { signal }), []);
  useResume(load.reload);
  return load;
}

/** Begins a way to a new ID: the one before counts until it is there. */
export function useAnew() {
  const { navigate } = useWallet();
  return useAction(async () => {
    await startIdentity();
    navigate.push('FGM50000', { query: { way: 'anew' } });
  });
}
