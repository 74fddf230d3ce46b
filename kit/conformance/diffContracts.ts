import type { JsonSchema } from './jsonSchemaOf.ts';
import { meaningOf, schemaTakes } from './schemaTakes.ts';

/** How much a change asks of those who stand on the contract. */
export type ChangeLevel = 'major' | 'minor' | 'none';

/** One difference between two contracts. */
export interface ContractChange {
  level: ChangeLevel;
  /** `openWebView.params.url`, `viewClosed.data`, `error codes`. */
  place: string;
  what: string;
}

/** A contract as `bridgeSchema` writes it, of today or of an earlier release. */
export interface StoredContract {
  $id: string;
  $defs: Record<string, JsonSchema & { 'x-contract'?: Record<string, unknown> }>;
}

/** Who has to live with a change: a page asks (params), the app answers and tells (results, events). */
type Side = 'asked' | 'answered';

const levels: readonly ChangeLevel[] = ['none', 'minor', 'major'];

/** The greatest level of several changes; `none` where there are none. */
export function levelOf(changes: readonly ContractChange[]): ChangeLevel {
  return levels[Math.max(0, ...changes.map(({ level }) => levels.indexOf(level)))] ?? 'none';
}

function keyChanges(place: string, before: JsonSchema, after: JsonSchema, side: Side): ContractChange[] {
  const old = before.properties ?? {};
  const now = after.properties ?? {};
  const wasRequired = new Set(before.required);
  const isRequired = new Set(after.required);
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): ContractChange[] => {
    const at = `${place}.${key}`;
    const [earlier, later] = [old[key], now[key]];
    if (!earlier || !later) {
      if (earlier) return [{ level: 'major', place: at, what: 'removed' }];
      const required = isRequired.has(key);
      return [
        { level: required ? 'major' : 'minor', place: at, what: required ? 'added, required' : 'added' },
      ];
    }
    const changes = shapeChanges(at, earlier, later, side);
    if (wasRequired.has(key) === isRequired.has(key)) return changes;
    // An older app leaves out what was optional; a page of today counts on what was required.
    const what = isRequired.has(key) ? 'required now' : 'optional now';
    const level = side === 'asked' && !isRequired.has(key) ? 'minor' : 'major';
    return [...changes, { level, place: at, what }];
  });
}

function shapeChanges(place: string, before: JsonSchema, after: JsonSchema, side: Side): ContractChange[] {
  if (before.properties && after.properties) return keyChanges(place, before, after, side);
  if (meaningOf(before) === meaningOf(after)) {
    const isSame = JSON.stringify(before.default) === JSON.stringify(after.default);
    return isSame ? [] : [{ level: 'minor', place, what: 'taken differently when absent' }];
  }
  if (side === 'answered') return [{ level: 'major', place, what: 'answers of another kind' }];
  const isWider = schemaTakes(after, before);
  return [{ level: isWider ? 'minor' : 'major', place, what: isWider ? 'takes more' : 'takes less' }];
}

function segments(version: string): number[] {
  return version.split('.').map(Number);
}

function isLater(version: string, than: string): boolean {
  const [left, right] = [segments(version), segments(than)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The versions in `x-contract` by place: of the method, and of each parameter that came later. */
function versionsOf(method: string, facts: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  function note(place: string, since: unknown) {
    for (const [line, version] of Object.entries((since ?? {}) as Record<string, string>)) {
      found.set(`${place} since ${line}`, version);
    }
  }
  note(method, facts.since);
  for (const [name, since] of Object.entries((facts.paramsSince ?? {}) as object)) {
    note(`${method}.params.${name}`, since);
  }
  return found;
}

function factChanges(
  method: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  hadParam: (place: string) => boolean,
): ContractChange[] {
  const [old, now] = [versionsOf(method, before), versionsOf(method, after)];
  const changes: ContractChange[] = [];
  for (const place of new Set([...old.keys(), ...now.keys()])) {
    const [earlier, later] = [old.get(place), now.get(place)];
    if (earlier === later) continue;
    // The version of a parameter that is new itself is told with the parameter.
    if (earlier === undefined && !hadParam(place)) continue;
    const isRaised = later !== undefined && (earlier === undefined || isLater(later, earlier));
    const what = `from ${earlier ?? 'the first'} to ${later ?? 'the first'}`;
    changes.push({ level: isRaised ? 'major' : 'minor', place, what });
  }
  for (const fact of ['limitMs', 'prompts', 'permission']) {
    const [earlier, later] = [JSON.stringify(before[fact]), JSON.stringify(after[fact])];
    if (earlier === later) continue;
    // A permission that was not needed can refuse what went well; a limit where there was none cuts customers off.
    const isTighter =
      fact === 'permission' ? after[fact] !== undefined : fact === 'limitMs' && earlier === 'null';
    const what = `${fact} from ${earlier ?? 'none'} to ${later ?? 'none'}`;
    changes.push({ level: isTighter ? 'major' : 'minor', place: method, what });
  }
  return changes;
}

function namesOf({ $defs }: StoredContract, ending: string): string[] {
  return Object.keys($defs).flatMap((key) => (key.endsWith(ending) ? [key.slice(0, -ending.length)] : []));
}

function addedAndRemoved(
  place: string,
  before: readonly string[],
  after: readonly string[],
): ContractChange[] {
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name) => ({ level: 'major' as const, place: `${place} ${name}`, what: 'removed' })),
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => ({ level: 'minor' as const, place: `${place} ${name}`, what: 'added' })),
  ];
}

const errorCodesOf = ({ $defs }: StoredContract) =>
  ($defs.errorReply?.properties?.error?.properties?.code?.enum ?? []).map(String);

/**
 * What changed between two contracts and how much it asks for: removed, narrowed or newly required is major, added is
 * minor, words are nothing (goals-kit.md 14). What the app answers may neither shrink nor become something else, because
 * pages and apps of different releases meet on every phone.
 */
export function diffContracts(before: StoredContract, after: StoredContract): ContractChange[] {
  const [oldMethods, newMethods] = [namesOf(before, '.params'), namesOf(after, '.params')];
  const [oldEvents, newEvents] = [namesOf(before, '.event'), namesOf(after, '.event')];
  const schema = (contract: StoredContract, key: string) => contract.$defs[key] ?? {};
  const protocol: ContractChange[] =
    before.$id === after.$id ? [] : [{ level: 'major', place: 'protocol', what: 'another one' }];
  return [
    ...protocol,
    ...addedAndRemoved('method', oldMethods, newMethods),
    ...addedAndRemoved('event', oldEvents, newEvents),
    ...addedAndRemoved('error code', errorCodesOf(before), errorCodesOf(after)),
    ...oldMethods
      .filter((name) => newMethods.includes(name))
      .flatMap((name) => [
        ...shapeChanges(
          `${name}.params`,
          schema(before, `${name}.params`),
          schema(after, `${name}.params`),
          'asked',
        ),
        ...shapeChanges(
          `${name}.result`,
          schema(before, `${name}.result`),
          schema(after, `${name}.result`),
          'answered',
        ),
        ...factChanges(
          name,
          before.$defs[`${name}.request`]?.['x-contract'] ?? {},
          after.$defs[`${name}.request`]?.['x-contract'] ?? {},
          (place) =>
            Object.hasOwn(schema(before, `${name}.params`).properties ?? {}, place.split(/[. ]/)[2] ?? ''),
        ),
      ]),
    ...oldEvents
      .filter((name) => newEvents.includes(name))
      .flatMap((name) =>
        shapeChanges(
          `${name}.data`,
          schema(before, `${name}.event`).properties?.data ?? {},
          schema(after, `${name}.event`).properties?.data ?? {},
          'answered',
        ),
      ),
  ];
}
