import { createContext, useContext, useEffect, useState } from 'react';
import { type Forest, type ForestRow, listForests, readForest, readUser, type User } from './calls.ts';

/** The answer of a call, asked again when `key` changes; undefined until it is there. */
function useAnswer<T>(call: () => Promise<T>, key: string): T | undefined {
  const [answer, setAnswer] = useState<{ key: string; data: T }>();
  useEffect(() => {
    let isOver = false;
    call().then(
      (data) => {
        if (!isOver) setAnswer({ key, data });
      },
      (error: Error) => console.error(error.message),
    );
    return () => {
      isOver = true;
    };
    // What the call depends on is in its key.
  }, [key]);
  return answer?.data;
}

export const UserContext = createContext<User | undefined>(undefined);

/** Who the customer is, asked once when the app starts. */
export function useUser(): User | undefined {
  return useAnswer(readUser, 'user');
}

/** The list of the first screen; usable once both it and the customer are known and shown. */
export function useForests() {
  const user = useContext(UserContext);
  const [region, setRegion] = useState('');
  const [wanted, setWanted] = useState<string[]>([]);
  const found = useAnswer(() => listForests(region, wanted), [region, ...wanted].join());
  const list: ForestRow[] | undefined = user && found;
  const isReady = list !== undefined;
  useEffect(() => {
    if (isReady && performance.getEntriesByName('wallet:usable').length === 0)
      performance.mark('wallet:usable');
  }, [isReady]);
  return { list, region, setRegion, wanted, setWanted };
}

export function useForest(id: string): Forest | undefined {
  return useAnswer(() => readForest(id), id);
}
