import { describe, expect, it } from 'vitest';
import { type DueTask, rememberMember, runDue } from './due.ts';
import { freshWorld, WorldState } from './world.ts';

const START = Date.parse('2026-11-28T00:00:00Z');
const HOUR = 3_600_000;

/** A world with one member and a clock that the test moves. */
function openWorld() {
  let now = START;
  const world = new WorldState(freshWorld('due'), () => new Date(now));
  rememberMember(world, { person: world.personOf('member'), personaId: 'member' });
  return { world, advance: (hours: number) => (now += hours * HOUR) };
}

/** A task that is due every so many hours, and writes down when it ran. */
function every(hours: number, name: string, ran: string[]): DueTask {
  let next = START + hours * HOUR;
  return {
    nextAt: () => next,
    run(member) {
      ran.push(`${name} ${member.get('world').now().toISOString().slice(11, 16)}`);
      next += hours * HOUR;
    },
  };
}

describe('due work', () => {
  it('runs in the order of its moments, with the clock at each moment, and once', () => {
    const { world, advance } = openWorld();
    const ran: string[] = [];
    const tasks = { plan: every(2, 'plan', ran), gift: every(3, 'gift', ran) };
    runDue(world, tasks);
    expect(ran).toEqual([]);
    advance(4);
    runDue(world, tasks);
    runDue(world, tasks);
    expect(ran).toEqual(['plan 02:00', 'gift 03:00', 'plan 04:00']);
  });

  it('runs for a member who has signed out', () => {
    const { world, advance } = openWorld();
    const ran: string[] = [];
    advance(1);
    expect(world.person).toBeNull();
    runDue(world, { plan: every(1, 'plan', ran) });
    expect(ran).toEqual(['plan 01:00']);
  });

  it('throws when a task leaves its work due', () => {
    const { world } = openWorld();
    expect(() => runDue(world, { stuck: { nextAt: () => START, run: () => {} } })).toThrow('stuck');
  });
});
