import type { MemberContext, World } from './room.ts';

/** Work of one service that falls due by itself: a plan runs, a gift returns, points expire, an alert rings. */
export interface DueTask {
  /**
   * The moment at which the next work falls due for this member, in milliseconds since 1970; undefined if none does.
   * May make the past of a persona that uses the service; a service that the member has not joined has nothing due.
   */
  nextAt(member: MemberContext): number | undefined;
  /** Does the work that is due. `world.now()` is the moment at which it fell due. Afterwards `nextAt` is later. */
  run(member: MemberContext): void;
}

type Member = Pick<World, 'person' | 'personaId'>;

const membersOf = (world: World) => world.room('due.members', () => new Map<string, Member>());

/** When due work was last looked for, in milliseconds since 1970; 0 makes the next request look again.. */
const lookedOf = (world: World) => world.room('due.looked', () => ({ at: 0 }));

/** Looking asks every service: it is done once a second by the clock of the world, and when that clock was set. */
const LOOK_MS = 1000;

/** Makes the next request look for due work: an act set up work that may be due at once, such as an alert. */
export function lookAgain(world: World): void {
  lookedOf(world).at = 0;
}

/** Remembers a member who signed in to this world, so that due work runs for them while they are away, too. */
export function rememberMember(world: World, { person, personaId }: Member): void {
  if (person === null || person.walletMberIdnfiNo === '') return;
  const members = membersOf(world);
  if (!members.has(person.walletMberIdnfiNo)) lookedOf(world).at = 0;
  members.set(person.walletMberIdnfiNo, { person, personaId });
}

/** Runs no more due work for a member who has left the wallet: their plans have ended with it. */
export function forgetMember(world: World, memberId: string): void {
  membersOf(world).delete(memberId);
}

/** The world as one member sees it at a moment, in milliseconds since 1970. */
function worldAt(world: World, member: Member, moment: number): World {
  return {
    ...world.as(member),
    now: () => new Date(moment),
    as: (other) => worldAt(world, other, moment),
  };
}

const contextOf = (world: World): MemberContext => ({ get: () => world });

/**
 * Runs all work that has fallen due in a world, for every member, in the order of its moments: an earlier plan takes
 * its money before a later one. Called before each request is answered (`createMock`).
 *
 * @throws Error if a task leaves its work due: it would run for ever
 */
export function runDue(world: World, tasks: Readonly<Record<string, DueTask>>): void {
  const now = world.now().getTime();
  const looked = lookedOf(world);
  if (now >= looked.at && now - looked.at < LOOK_MS) return;
  looked.at = now;
  for (;;) {
    const due = [...membersOf(world).values()].flatMap((member) =>
      Object.entries(tasks).flatMap(([name, task]) => {
        const moment = task.nextAt(contextOf(worldAt(world, member, now)));
        return moment !== undefined && moment <= now ? [{ name, task, member, moment }] : [];
      }),
    );
    const first = due.toSorted((one, other) => one.moment - other.moment)[0];
    if (!first) return;
    const context = contextOf(worldAt(world, first.member, first.moment));
    first.task.run(context);
    const next = first.task.nextAt(context);
    if (next !== undefined && next <= first.moment) {
      throw new Error(`Due task ${first.name} left work of ${new Date(next).toISOString()} undone.`);
    }
  }
}
