import { useRef, useState } from 'react';
import type { KnownAt, StepPath, StepPlan, StepSchemas } from './defineSteps.ts';

/** What `To` needs and `From` does not give for certain, and whatever else of it is to change. */
type Added<From, To> = {
  [K in keyof To as K extends keyof From ? (From[K] extends To[K] ? never : K) : K]: To[K];
} & Partial<To>;

type Arguments<From, To> =
  Record<never, never> extends Added<From, To> ? [added?: Added<From, To>] : [added: Added<From, To>];

/** One step before the customer, typed by its name. */
export interface StepAt<S extends StepSchemas, K extends keyof S> {
  step: K;
  known: KnownAt<S>[K];
  /** what any step has been told so far, also before going back: to fill a form with */
  remembered: Readonly<Record<string, unknown>>;
  /** goes on to a step, with what it needs beside what is known here */
  next: <T extends keyof S & string>(step: T, ...added: Arguments<KnownAt<S>[K], KnownAt<S>[T]>) => void;
  back: () => void;
}

export interface Steps<S extends StepSchemas> {
  at: { [K in keyof S]: StepAt<S, K> }[keyof S];
  /** for the header's counter */
  counter: { current: number; total: number };
  /** one step back; at the first one the flow is left */
  back: () => void;
  /** back to the first step, with nothing known */
  restart: () => void;
}

interface StepOptions<S extends StepSchemas> {
  /** what is known at the first step */
  start: KnownAt<S>[keyof S];
  /** a path kept by `onPath`, as it came from storage: checked, and used as far as it fits */
  draft?: unknown;
  /** the path after each move, to be kept where a reload finds it */
  onPath?: (path: StepPath) => void;
  /** back at the first step */
  onLeave?: () => void;
}

/**
 * A flow of steps, each typed by what is known when it is shown. It knows of no storage: a draft comes in, the path
 * goes out.
 *
 * @param plan from {@link defineSteps}; its first step is where the flow begins
 */
export function useSteps<S extends StepSchemas>(plan: StepPlan<S>, options: StepOptions<S>): Steps<S> {
  const first = plan.names[0];
  if (first === undefined) throw new Error('useSteps: the plan has no step. Give defineSteps at least one.');
  const begin = (): StepPath => [{ step: first, known: options.start }];
  const [path, setPath] = useState<StepPath>(() => {
    const kept = plan.readPath(options.draft);
    return kept.length > 0 ? kept : begin();
  });
  const [remembered, setRemembered] = useState<Record<string, unknown>>(() =>
    Object.assign({}, ...path.map(({ known }) => known)),
  );
  // Two moves within one event: the second starts from where the first led.
  const latest = useRef(path);
  const top = path.at(-1) ?? { step: first, known: options.start };

  function move(next: StepPath) {
    latest.current = next;
    setPath(next);
    options.onPath?.(next);
  }

  function back() {
    if (latest.current.length > 1) move(latest.current.slice(0, -1));
    else options.onLeave?.();
  }

  function next(step: string, added: object = {}) {
    // A second tap of the same button comes from a step that is left already.
    if (latest.current !== path) return;
    setRemembered((known) => ({ ...known, ...added }));
    const known = { ...top.known, ...added };
    // A step that was passed before is gone back to, not piled up.
    const place = path.findIndex((entry) => entry.step === step);
    move([...(place < 0 ? path : path.slice(0, place)), { step, known }]);
  }

  return {
    at: { ...top, remembered, next, back } as Steps<S>['at'],
    counter: { current: plan.names.indexOf(top.step) + 1, total: plan.names.length },
    back,
    restart: () => {
      setRemembered({});
      move(begin());
    },
  };
}
