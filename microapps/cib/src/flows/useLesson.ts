import { useLoad, useQuery } from '@wallet/kit/app';
import { listLessons } from '../api/calls.ts';
import { isBooked } from '../model/education.ts';

/** The course of the address, where it is still to come; null for none. */
export function useLesson() {
  const number = useQuery().get('eduNo');
  return useLoad(
    async (signal) =>
      (await listLessons(undefined, { signal })).find((one) => one.number === number && isBooked(one)) ??
      null,
    [number],
  );
}
