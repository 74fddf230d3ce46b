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
