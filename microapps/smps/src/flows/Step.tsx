import { Gone, Screen } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Registration } from '../model/registration.ts';
import { useRegistration } from '../state/registration.ts';

interface StepProps<K extends keyof Registration> {
  needs: readonly K[];
  /** where who stands on nothing begins: a screen code */
  first?: string;
  children: (registration: Registration & { [P in K]-?: NonNullable<Registration[P]> }) => ReactNode;
}

/** A step of a registration; who opens it without what it stands on begins anew. */
export function Step<K extends keyof Registration>({ needs, first = 'FSP10000', children }: StepProps<K>) {
  const t = messages.use();
  const { now } = useRegistration();
  const stands = now !== null && needs.every((field) => now[field] !== undefined);
  return (
    <Screen>
      {stands ? (
        children(now as Registration & { [P in K]-?: NonNullable<Registration[P]> })
      ) : (
        <Gone to={first} picture="time" {...t.fromStart} />
      )}
    </Screen>
  );
}
