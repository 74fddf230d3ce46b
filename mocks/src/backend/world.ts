import { findPersona, type PersonaId, type WirePerson } from './personas.ts';

export type { WirePerson } from './personas.ts';

/** Everything one tester sees: who is signed in and what the rooms remember. */
export interface World {
  id: string;
  /** Who the session of this call belongs to; null for a visitor. */
  person: WirePerson | null;
  personaId: string;
  now(): Date;
  /** its clock stands where a test or a tester has set it */
  readonly isClockSet: boolean;
  /**
   * What a room remembers in this world, made when first asked for; `world` in `make` has no session. Plain data, as
   * it outlives the server: no functions, no instances of classes.
   */
  room<T>(name: string, make: (world: World) => T): T;
  /** 1, 2, 3, … for each name. */
  nextNumber(name: string): number;
  /** How many sessions of a member have ended: what was open under one of them is over. */
  sessionsEnded(memberId: string): number;
  /** Somebody of this world, as reset changed them; null for the visitor and the unknown. */
  personOf(personaId: string): WirePerson | null;
  /** This world as somebody sees it, whoever calls: a till acts for the customer whose code it reads. */
  as(who: Pick<World, 'person' | 'personaId'>): World;
}

/** One sign-in. Several WebViews share it, as they share the cookie. */
export interface Session {
  token: string;
  personaId: PersonaId;
  person: WirePerson;
  /** Set when another device signed in and only one may be. */
  isDuplicate: boolean;
}

/** How a person of this world differs from the persona. */
interface Overrides {
  /** For this persona only; for everybody when absent. */
  personaId?: PersonaId;
  person: Partial<WirePerson>;
}

const SESSION_LIMIT = 50;

/** All there is of a world, as plain data: what is kept of it while its server does not run. */
export interface WorldData {
  id: string;
  /** ISO: where the clock of this world stands; without it, it goes on by the clock of all */
  stoppedAt?: string | undefined;
  overrides: Overrides;
  person: WirePerson | null;
  personaId: string;
  /** The newest session: what a page's cookie jar holds where cookies cannot be seen. */
  newestToken: string | undefined;
  sessions: Map<string, Session>;
  rooms: Map<string, unknown>;
  numbers: Map<string, number>;
  ended: Map<string, number>;
}

/** A world in which nothing has happened yet. */
export function freshWorld(
  id: string,
  { overrides = { person: {} }, stoppedAt }: Partial<Pick<WorldData, 'overrides' | 'stoppedAt'>> = {},
): WorldData {
  return {
    id,
    stoppedAt,
    overrides,
    person: null,
    personaId: 'visitor',
    newestToken: undefined,
    sessions: new Map(),
    rooms: new Map(),
    numbers: new Map(),
    ended: new Map(),
  };
}

/** What a world does with its data; `viewOf(session)` is what one call gets of it. */
export class WorldState implements World {
  readonly data: WorldData;
  readonly now: () => Date;

  /** @param clock counts where the world's own does not stand still */
  constructor(data: WorldData, clock: () => Date) {
    const { stoppedAt } = data;
    this.data = data;
    this.now = stoppedAt === undefined ? clock : () => new Date(stoppedAt);
  }

  get id(): string {
    return this.data.id;
  }

  get person(): WirePerson | null {
    return this.data.person;
  }

  get personaId(): string {
    return this.data.personaId;
  }

  get isClockSet(): boolean {
    return this.data.stoppedAt !== undefined;
  }

  get newestToken(): string | undefined {
    return this.data.newestToken;
  }

  room<T>(name: string, make: (world: World) => T): T {
    if (!this.data.rooms.has(name)) {
      this.data.rooms.set(name, make(this));
    }
    return this.data.rooms.get(name) as T;
  }

  nextNumber(name: string): number {
    const next = (this.data.numbers.get(name) ?? 0) + 1;
    this.data.numbers.set(name, next);
    return next;
  }

  sessionsEnded(memberId: string): number {
    return this.data.ended.get(memberId) ?? 0;
  }

  #countEnd({ person: { walletMberIdnfiNo } }: Session): void {
    this.data.ended.set(walletMberIdnfiNo, this.sessionsEnded(walletMberIdnfiNo) + 1);
  }

  personOf(personaId: PersonaId): WirePerson | null {
    const base = findPersona(personaId)?.person;
    if (!base) {
      return null;
    }
    const { person, personaId: only } = this.data.overrides;
    const changes = only === undefined || only === personaId ? person : {};
    return withoutMissing({ ...base, ...changes });
  }

  signIn(personaId: PersonaId, changes: Partial<WirePerson> = {}): Session {
    const base = this.personOf(personaId);
    if (!base) {
      throw new Error(`Persona ${personaId} cannot sign in: it has no person.`);
    }
    const person = withoutMissing({ ...base, ...changes });
    const session: Session = { token: crypto.randomUUID(), personaId, person, isDuplicate: false };
    this.data.sessions.set(session.token, session);
    for (const token of [...this.data.sessions.keys()].slice(0, -SESSION_LIMIT)) {
      this.data.sessions.delete(token);
    }
    this.data.newestToken = session.token;
    this.data.person = person;
    this.data.personaId = personaId;
    return session;
  }

  /** Tells every older session of the same member that it has been replaced. */
  replaceOlder(newest: Session): void {
    for (const session of this.data.sessions.values()) {
      if (session !== newest && session.person.walletMberIdnfiNo === newest.person.walletMberIdnfiNo) {
        session.isDuplicate = true;
        this.#countEnd(session);
      }
    }
  }

  signOut(token: string): void {
    const session = this.data.sessions.get(token);
    if (session) this.#countEnd(session);
    this.data.sessions.delete(token);
    if (this.newestToken === token) {
      this.data.newestToken = undefined;
      this.data.person = null;
      this.data.personaId = 'visitor';
    }
  }

  session(token: string | undefined): Session | undefined {
    return token === undefined ? undefined : this.data.sessions.get(token);
  }

  /** The world as a call with this session sees it. */
  viewOf(session: Session | undefined): World {
    const live = session?.isDuplicate ? undefined : session;
    return this.as(live ?? { person: null, personaId: 'visitor' });
  }

  as({ person, personaId }: Pick<World, 'person' | 'personaId'>): World {
    return {
      id: this.id,
      person,
      personaId,
      now: this.now,
      isClockSet: this.isClockSet,
      room: (name, make) => this.room(name, make),
      nextNumber: (name) => this.nextNumber(name),
      sessionsEnded: (memberId) => this.sessionsEnded(memberId),
      personOf: (id) => this.personOf(id),
      as: (who) => this.as(who),
    };
  }
}

function withoutMissing(fields: Partial<WirePerson>): WirePerson {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WirePerson;
}
