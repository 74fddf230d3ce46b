import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { BottomBar, type BottomBarProps, Button, type ButtonProps, footerSlot } from '../../ui/index.ts';
import type { Action } from '../useAction.ts';
import { FormContext } from './formContext.ts';

interface MainButtonProps
  extends Pick<ButtonProps, 'variant' | 'disabled' | 'isReady' | 'isBusy' | 'action'>,
    Pick<BottomBarProps, 'sum' | 'note' | 'under'> {
  /** what it starts; left out in a {@link Form}, which it submits */
  run?: Action<[], unknown> | (() => unknown);
  /** a second button before it */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * The main button of a screen, in the bar at its bottom, written where it belongs: in the content that knows what it
 * does, or in the form that it submits. It looks off (`isReady`) while that form, or what the screen says of itself, is
 * not complete; a press then says what is missing.
 */
export function MainButton({ run, beside, sum, note, under, children, ...props }: MainButtonProps) {
  const { isBusy = false, isReady = true, ...looks } = props;
  const slot = useContext(footerSlot);
  const form = useContext(FormContext);
  if (slot === null) return null;
  const start = typeof run === 'object' ? run.run : run;
  const isRunning =
    isBusy || (typeof run === 'object' ? run.isRunning : run === undefined && form?.isBusy === true);
  const what = start
    ? ({ action: 'next', onClick: () => void start() } as const)
    : ({ action: 'submit', type: 'submit', ...(form ? { form: form.id } : {}) } as const);
  return createPortal(
    <BottomBar sum={sum} note={note} under={under}>
      {beside}
      <Button
        {...what}
        {...looks}
        isBusy={isRunning}
        isReady={isReady && (start !== undefined || form?.isReady !== false)}
      >
        {children}
      </Button>
    </BottomBar>,
    slot,
  );
}
