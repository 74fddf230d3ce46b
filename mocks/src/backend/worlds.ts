import { Journal } from './controls/journal.ts';
import { Replies } from './controls/replies.ts';
import { type Overrides, WorldState } from './world.ts';

/** A world with what its controls hold. A reset makes a new one: calls under way end in the old. */
export interface Stage {
  world: WorldState;
  journal: Journal;
  replies: Replies;
}

export interface Worlds {
  of(id: string): Stage;
  /** `clock` stands in for the clock of all worlds. */
  reset(id: string, overrides?: Overrides, clock?: () => Date): Stage;
  readonly size: number;
}

export const DEFAULT_WORLD = 'default';
const WORLD_LIMIT = 500;

/** Keeps worlds apart; beyond the limit the one longest unused is forgotten, never the default one. */
export function createWorlds(now: () => Date, limit: number = WORLD_LIMIT): Worlds {
  const stages = new Map<string, Stage>();

  function keep(id: string, stage: Stage): Stage {
    stages.delete(id);
    stages.set(id, stage);
    for (const oldest of stages.keys()) {
      if (stages.size <= limit) {
        break;
      }
      if (oldest !== DEFAULT_WORLD && oldest !== id) {
        stages.delete(oldest);
      }
    }
    return stage;
  }

  function reset(id: string, overrides?: Overrides, clock: () => Date = now): Stage {
    return keep(id, {
      world: new WorldState(id, clock, overrides),
      journal: new Journal(),
      replies: new Replies(),
    });
  }

  return {
    of(id) {
      const stage = stages.get(id);
      return stage ? keep(id, stage) : reset(id);
    },
    reset,
    get size() {
      return stages.size;
    },
  };
}
