import { Journal } from './controls/journal.ts';
import { Replies, type StandingReply } from './controls/replies.ts';
import { freshWorld, type WorldData, WorldState } from './world.ts';

/** A world with what its controls hold. A reset makes a new one: calls under way end in the old. */
export interface Stage {
  world: WorldState;
  journal: Journal;
  replies: Replies;
}

/** What of a stage is kept while its server does not run: all but the journal, which is of one run. */
export interface StageData {
  world: WorldData;
  replies: StandingReply[];
}

export function dataOf({ world, replies }: Stage): StageData {
  return { world: world.data, replies: replies.standing };
}

/** Keeps worlds from one run of a server to the next. */
export interface WorldKeeper {
  /** as they were left, the one longest unchanged first */
  readonly kept: readonly StageData[];
  /** A call has been answered in this world. */
  changed(stage: Stage): void;
}

export interface Worlds {
  of(id: string): Stage;
  /** A fresh world in the place of the one there. */
  reset(id: string, how?: Pick<WorldData, 'overrides' | 'stoppedAt'>): Stage;
  readonly size: number;
}

export const DEFAULT_WORLD = 'default';
const WORLD_LIMIT = 500;

interface WorldsOptions {
  limit?: number;
  /** worlds of an earlier run, the one longest unused first */
  kept?: readonly StageData[] | undefined;
}

/** Keeps worlds apart; beyond the limit the one longest unused is forgotten, never the default one. */
export function createWorlds(
  now: () => Date,
  { limit = WORLD_LIMIT, kept = [] }: WorldsOptions = {},
): Worlds {
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

  function begin({ world, replies }: StageData): Stage {
    return keep(world.id, {
      world: new WorldState(world, now),
      journal: new Journal(),
      replies: new Replies(replies),
    });
  }

  const reset: Worlds['reset'] = (id, how) => begin({ world: freshWorld(id, how), replies: [] });

  for (const each of kept) begin(each);
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
