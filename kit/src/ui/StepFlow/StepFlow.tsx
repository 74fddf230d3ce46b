import { type ReactNode, useEffect, useRef } from 'react';
import { focusTitle } from '../Header/focusTitle.ts';
import type { StepSchemas } from '../useSteps/defineSteps.ts';
import type { StepAt, Steps } from '../useSteps/useSteps.ts';

export interface StepFlowProps<S extends StepSchemas> {
  /** after a move, in place of going to the top of the page: for a flow that is only part of one */
  onMove?: () => void;
  /** from {@link useSteps} */
  steps: Steps<S>;
  /** what each step shows; one that is missing does not compile */
  children: { [K in keyof S]: (at: StepAt<S, K>) => ReactNode };
}

/**
 * Shows the step the customer is at. A move to another step goes to the top of the page and puts the focus on its
 * heading, as a move to another screen does; the header's counter says which step it is.
 */
export function StepFlow<S extends StepSchemas>({ steps, onMove, children }: StepFlowProps<S>) {
  const { at } = steps;
  const before = useRef(at.step);
  const moved = useRef(onMove);
  moved.current = onMove;
  useEffect(() => {
    if (before.current === at.step) return;
    before.current = at.step;
    if (moved.current) return moved.current();
    window.scrollTo?.(0, 0);
    focusTitle();
  }, [at.step]);
  const show = children[at.step] as (given: typeof at) => ReactNode;
  // Its own key: what a step holds is not handed to the next.
  return (
    <div key={String(at.step)} data-step={String(at.step)}>
      {show(at)}
    </div>
  );
}
