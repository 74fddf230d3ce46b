import type { Session, World } from './world.ts';
import type { Stage } from './worlds.ts';

/** What the backend's own parts find in a context, beside what rooms see. */
export type BackendEnv = {
  Variables: { world: World; stage: Stage; session: Session | undefined };
};
