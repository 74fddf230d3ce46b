import { type ReactNode, useState } from 'react';
import type { Hold } from '../../booking/index.ts';
import { useBookingWords } from '../../ui/index.ts';
import { Gone } from '../screen/Gone.tsx';
import { HoldNotice } from './HoldNotice.tsx';

interface WhileHeldProps {
  hold: Hold;
  /** where the customer chooses anew: a screen code of this app */
  again: string;
  /** once, when the time has run out: tell the service, or let go of what was kept */
  onEnd?: () => unknown;
  children: ReactNode;
}

/** A step that stands on a held place: its clock above it, and what is left to do once the place is gone. */
export function WhileHeld({ hold, again, onEnd, children }: WhileHeldProps) {
  const { hold: t } = useBookingWords();
  const [ended, setEnded] = useState<Hold | null>(null);
  if (ended === hold || hold.seconds === 0) return <Gone to={again} picture="time" {...t.over} />;
  const end = () => {
    setEnded(hold);
    return onEnd?.();
  };
  return (
    <>
      <HoldNotice hold={hold} onEnd={end} />
      {children}
    </>
  );
}
