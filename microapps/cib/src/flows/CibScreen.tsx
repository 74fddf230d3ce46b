import { Gone, type Load, Screen } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';

interface CibScreenProps<T> {
  of: Load<T>;
  ground?: boolean;
  title?: string;
  instead?: Readonly<Record<string, ReactNode>>;
  children: (data: T) => ReactNode;
}

/** What stands where the service refuses, by its code: to begin with it, or back to what is there. */
export function useWays(): Readonly<Record<string, ReactNode>> {
  const { gone } = messages.use();
  return {
    CIB_NOT_JOINED: <Gone picture="car" to="FCI00001" {...gone.joined} />,
    CIB_NO_CAR: <Gone to="FCI21100" {...gone.car} />,
    CIB_NO_BOOKING: <Gone to="FCI52100" {...gone.booking} />,
    CIB_NO_RESULT: <Gone to="FCI21100" {...gone.result} />,
    CIB_NO_POST: <Gone to="FCI80000" {...gone.post} />,
    CIB_PLACE_GONE: <Gone to="FCI31100" {...gone.place} />,
    CIB_LANE: <Gone to="FCI31100" {...gone.lane} />,
  };
}

/** A screen that asks the agency. */
export function CibScreen<T>({ instead, ...props }: CibScreenProps<T>) {
  return <Screen {...props} instead={{ ...useWays(), ...instead }} />;
}
