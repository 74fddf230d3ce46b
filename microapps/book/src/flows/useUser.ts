import { type Load, useLoad } from '@wallet/kit/app';
import { readUser } from '../api/calls.ts';
import type { User } from '../api/wire.ts';
import { setLibrary } from '../state/library.ts';

/** The customer as the libraries know them; what the answer says of joining is taken into the state. */
export function useUser(): Load<User> {
  return useLoad(async (signal) => {
    const user = await readUser(undefined, { signal });
    setLibrary(user);
    return user;
  });
}
