import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Schema, v } from '../../schema/index.ts';
import type { Session } from '../../session/index.ts';
import type { Target } from '../navigation.ts';
import { Screen } from '../Screen.tsx';
import { Gone } from '../screen/Gone.tsx';
import { StepCounter } from '../screen/stepCounter.ts';
import { useLoad } from '../useLoad.ts';
import { useShownScreen, useWallet } from '../WalletContext.ts';

interface FlowPlan<D> {
  /** where the flow begins, and where a step leads that stands on nothing: a screen code */
  first: string;
  /** what the flow has gathered, as far as it has come: what only a later step knows is optional. Never a password */
  schema: Schema<D>;
  /** the codes of its steps in their order: the header counts them */
  steps?: readonly string[];
  /** what is said where a step stands on nothing; the kit's own words unless told */
  gone?: () => GoneWords;
}

interface GoneWords {
  title: string;
  description: string;
  action: string;
}

/** What the address of a step says, and the signal that cuts its call off. */
interface StepAsked {
  signal: AbortSignal;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
}

/** What is certain at a step that needs these. */
export type Known<D, K extends keyof D> = D & { [P in K]-?: NonNullable<D[P]> };

/** The draft of a flow: encrypted, the member's own, gone after half an hour (decision 0006). */
export interface FlowDraft<D> {
  /** null when there is none, or it is too old */
  read(): Promise<D | null>;
  /** begins the flow, or begins it anew: the guard lets its steps open from now on */
  begin(draft: D): Promise<void>;
  /** changes what is kept; one write after the other, so that the last one typed is the one that stays */
  save(changes: Partial<D>): Promise<void>;
  /** the flow is over: its steps do not open any more */
  clear(): Promise<void>;
}

/** Within the kit: changes onto what the screen shows, where nothing is kept any more. */
interface Kept<D> {
  saveOnto(shown: D | null, changes: Partial<D>): Promise<void>;
}

/** What a step is given. */
export interface StepProps<D, K, T> extends Omit<FlowDraft<D>, 'read'> {
  /** what is known here, for certain where the step needs it */
  draft: K;
  /** what `ask` answered */
  data: T;
  /** keeps the changes, then goes on to a screen of this app */
  goOn(to: string, changes?: Partial<D>, target?: Target): Promise<void>;
  /** reads the draft and asks anew */
  reload(): void;
}

interface StepPlan<N, K, T> {
  /** what has to be known here; a step that lacks one leads to the first. Left out: the flow may begin here */
  needs?: N;
  /** what the step shows beside the draft; null where there is nothing to show */
  ask?: (draft: K, asked: StepAsked) => Promise<T | null> | T | null;
  /** the parameters of the query that `ask` reads: it asks anew when one of them changes, and the step begins anew */
  by?: readonly string[];
  /** by wire code: what stands there instead where `ask` is refused */
  instead?: Readonly<Record<string, ReactNode>>;
  /** what is said here where the step stands on nothing, unlike elsewhere in the flow */
  gone?: () => GoneWords;
}

/** A way through several screens that gather one draft. */
export interface Flow<D extends object> {
  readonly name: string;
  /** the draft, for a screen that is no step */
  useDraft(): FlowDraft<D>;
  /** a screen of the flow: loading, error and a draft that is gone are the kit's */
  step<const K extends keyof D & string, T = undefined>(
    plan: StepPlan<readonly K[], Known<D, K>, T> & { needs: readonly K[] },
    View: ComponentType<StepProps<D, Known<D, K>, T>>,
  ): () => ReactNode;
  step<T = undefined>(
    plan: StepPlan<undefined, D | null, T>,
    View: ComponentType<StepProps<D, D | null, T>>,
  ): () => ReactNode;
}

/** Nothing that a step could stand on: not there, empty, or an empty list. */
function isKnown(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/**
 * A flow: screens that gather one draft, each typed by what is known there. The manifest names it beside the flag
 * (`flags: { stepParam: true }, flow: 'sending'`), and the guard lets a step open while the draft is there.
 *
 * `export const FPO24121 = sending.step({ needs: ['receiver'] }, ({ draft, goOn }) => …)`
 *
 * @param name unique in the app
 */
export function defineFlow<D extends object>(
  name: string,
  { first, schema, steps, gone }: FlowPlan<D>,
): Flow<D> {
  // Shared by all screens of the page: what one is still writing, the next one reads.
  let writes: Promise<unknown> = Promise.resolve();
  let isOver = false;

  function draftOf(session: Session, flow: string): FlowDraft<D> & Kept<D> {
    async function kept(): Promise<D | null> {
      const found = v.safeParse(schema, await session.readStepParam(flow));
      return found.success ? found.output : null;
    }
    function write(work: () => Promise<void>): Promise<void> {
      const mine = writes.then(work);
      // A write that failed is its caller's to tell; the next one goes on.
      writes = mine.catch(() => {});
      return mine;
    }
    return {
      async read() {
        await writes;
        return kept();
      },
      begin(draft) {
        isOver = false;
        return write(() => session.setStepParam(flow, draft));
      },
      save: (changes) => saveOnto(null, changes),
      saveOnto,
      clear() {
        isOver = true;
        return write(() => session.setStepParam(flow, undefined));
      },
    };

    function saveOnto(shown: D | null, changes: Partial<D>): Promise<void> {
      return write(async () => {
        // What a form still had to say of a flow that is over opens it no more; one that grew too old goes on.
        const before = isOver ? null : ((await kept()) ?? shown);
        if (before !== null) await session.setStepParam(flow, { ...before, ...changes });
      });
    }
  }

  function useDraft(): FlowDraft<D> & Kept<D> {
    const { session, manifest } = useWallet();
    return useMemo(() => draftOf(session, `${manifest.id}.${name}`), [session, manifest]);
  }

  function step<K, T>(
    { needs, ask, by = [], instead, gone: goneHere = gone }: StepPlan<readonly (keyof D)[] | undefined, K, T>,
    View: ComponentType<StepProps<D, K, T>>,
  ) {
    return function FlowStep() {
      const { navigate } = useWallet();
      const { code, params, query } = useShownScreen();
      const draft = useDraft();
      const asked = JSON.stringify([params, by.map((name) => query.get(name))]);
      const load = useLoad(
        async (signal) => {
          const known = await draft.read();
          if (needs && !(known && needs.every((field) => isKnown(known[field])))) return null;
          const data = await ask?.(known as K, { signal, query, params });
          return data === null ? null : { known: known as K, data: data as T };
        },
        [draft, asked],
      );
      const at = steps?.indexOf(code) ?? -1;
      const counter = steps && at >= 0 ? { current: at + 1, total: steps.length } : null;
      const { begin, clear, saveOnto } = draft;
      const shown = (load.data?.known ?? null) as D | null;
      const save = (changes: Partial<D>) => saveOnto(shown, changes);
      return (
        <StepCounter value={counter}>
          {load.data ? (
            <View
              key={asked}
              draft={load.data.known}
              data={load.data.data}
              begin={begin}
              save={save}
              clear={clear}
              reload={load.reload}
              goOn={async (to, changes, target) => {
                if (changes) await save(changes);
                navigate.push(to, target);
              }}
            />
          ) : (
            <Screen of={load} {...(load.data === null && { step: null })} {...(instead ? { instead } : {})}>
              <Gone to={first} picture="time" {...goneHere?.()} />
            </Screen>
          )}
        </StepCounter>
      );
    };
  }

  return { name, useDraft, step: step as Flow<D>['step'] };
}
