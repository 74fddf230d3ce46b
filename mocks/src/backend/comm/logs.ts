import { v } from '@wallet/kit/schema';
import type { Hono } from 'hono';
import { ok, type RoomEnv, readBody } from '../room.ts';
import { filled } from '../wireFields.ts';

// What a log holds is not shown: any fields, but fields they must be.
const anyFields = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const flowLog = v.looseObject({ flowLogId: filled });

export function logRoutes(routes: Hono<RoomEnv>): void {
  routes.post('/comm/flowLog/getFlowLogId', async (context) => {
    await readBody(context, anyFields);
    const number = context.get('world').nextNumber('comm.flowLog');
    return ok(context, { flowLogId: `FLOW${String(number).padStart(8, '0')}` });
  });

  routes.post('/comm/flowLog/insertFlowLog', async (context) => {
    await readBody(context, flowLog);
    return ok(context);
  });

  routes.post('/comm/common/situHistInsert', async (context) => {
    await readBody(context, anyFields);
    return ok(context);
  });
}
