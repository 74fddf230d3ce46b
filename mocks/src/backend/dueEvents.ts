import type { DueTask } from './due.ts';
import { type MemberContext, remembered } from './room.ts';

/** Something that happens by itself at a moment. */
export interface DueEvent {
  /** in milliseconds since 1970 */
  at: number;
  happen(): void;
}

/**
 * Due work of a service that can list what is ahead: reminders before an end, the end itself. Each event happens once,
 * at its moment; one whose moment had passed before the member came to this world does not happen.
 *
 * @param name the id of the app
 * @param eventsOf all events of the member, past ones too; computed from what the service holds
 */
export function eventsTask(name: string, eventsOf: (member: MemberContext) => readonly DueEvent[]): DueTask {
  const cursorOf = (member: MemberContext) =>
    remembered(member, `${name}.due`, () => ({ doneMs: member.get('world').now().getTime() }));
  return {
    nextAt(member) {
      const { doneMs } = cursorOf(member);
      const ahead = eventsOf(member).flatMap(({ at }) => (at > doneMs ? [at] : []));
      return ahead.length > 0 ? Math.min(...ahead) : undefined;
    },
    run(member) {
      const cursor = cursorOf(member);
      const now = member.get('world').now().getTime();
      const due = eventsOf(member).filter(({ at }) => at > cursor.doneMs && at <= now);
      cursor.doneMs = now;
      for (const { happen } of due) happen();
    },
  };
}
