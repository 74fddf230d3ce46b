const waiting = new Map<string, Promise<unknown>>();

/** Runs `work` alone among all WebViews of this origin; where there are no Web Locks, alone in this page. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (locks) {
    let result: { value: T } | undefined;
    await locks.request(name, async () => {
      result = { value: await work() };
    });
    if (result) return (result as { value: T }).value;
  }
  const mine = (waiting.get(name) ?? Promise.resolve()).then(work, work);
  waiting.set(name, mine);
  return mine;
}
