import type { Gates, ScreenGate } from '@wallet/kit/app';
import { listApplications, readUserInfo } from './api/calls.ts';

/**
 * Who has an application under way goes to it (R779, R780). Where either call fails they go on (R781; of the list it is
 * our reading): the service refuses a second application itself.
 */
const openApplication: ScreenGate = async () => {
  try {
    const { hasOpen } = await listApplications(await readUserInfo());
    return hasOpen ? { kind: 'redirect', to: '/pass/FPS40000' } : { kind: 'allow' };
  } catch {
    return { kind: 'allow' };
  }
};

export const gates: Gates = { FPS10000: openApplication };
