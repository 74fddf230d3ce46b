import { defineCall } from '../api/index.ts';
import { v } from '../schema/index.ts';

type Facts = Readonly<Record<string, string | number | boolean>>;

const quiet = { method: 'POST', duplicates: 'allow', spinner: false } as const;

/** Begins the log of a flow and gives its id (1-shell s7.3, R361). Send nothing personal. */
export const startFlowLog = defineCall<Facts, { flowLogId: string }, string>({
  ...quiet,
  path: '/comm/flowLog/getFlowLogId',
  answer: v.object({ flowLogId: v.pipe(v.string(), v.minLength(1)) }),
  send: (facts) => ({ body: facts }),
  to: ({ flowLogId }) => flowLogId,
});

/** Adds a step to the log of a flow (R362). Send nothing personal. */
export const addFlowLog = defineCall<{ flowLogId: string; facts: Facts }, unknown>({
  ...quiet,
  path: '/comm/flowLog/insertFlowLog',
  answer: v.unknown(),
  send: ({ flowLogId, facts }) => ({ body: { ...facts, flowLogId } }),
});

/** Records a situation (R363). Send nothing personal. */
export const recordSituation = defineCall<Facts, unknown>({
  ...quiet,
  path: '/comm/common/situHistInsert',
  answer: v.unknown(),
  send: (facts) => ({ body: facts }),
});

/** The log of one flow, from its first step on. */
export interface FlowLog {
  /** Notes a step, in its turn. A log that cannot be written is nothing a customer needs to know. */
  step(name: string): void;
}

/** Opens the log of a flow (R361, R362): the first step begins it, every step is added in order, nothing is waited for. */
export function openFlowLog(flow: string): FlowLog {
  let last: Promise<string | null> | undefined;
  return {
    step(name) {
      last ??= startFlowLog({ flow }).catch(() => null);
      last = last.then(async (flowLogId) => {
        if (flowLogId !== null)
          await addFlowLog({ flowLogId, facts: { flow, step: name } }).catch(() => undefined);
        return flowLogId;
      });
    },
  };
}
