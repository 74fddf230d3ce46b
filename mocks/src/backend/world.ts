import { findPersona, type PersonaId, type WirePerson } from './personas.ts';

export type { WirePerson } from './personas.ts';

/** Everything one tester sees: who is signed in and what the rooms remember. */
export interface World {
  id: string;
  /** Who the session of this call belongs to; null for a visitor. */
  person: WirePerson | null;
  personaId: string;
  now(): Date;
  /** What a room remembers in this world, made when first asked for; `world` in `make` has no session. */
  room<T>(name: string, make: (world: World) => T): T;
  /** 1, 2, 3, … for each name. */
  nextNumber(name: string): number;
  /** How many sessions of a member have ended: what was open under one of them is over. */
  sessionsEnded(memberId: string): number;
  /** Somebody of this world, as reset changed them; null for the visitor and the unknown. */
  personOf(personaId: string): WirePerson | null;
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
export interface Overrides {
  /** For this persona only; for everybody when absent. */
  personaId?: PersonaId;
  person: Partial<WirePerson>;
}

const SESSION_LIMIT = 50;

/** The state behind a world; `worldOf(session)` is the view that one call gets. */
export class WorldState implements World {
  readonly id: string;
  readonly now: () => Date;
  person: WirePerson | null = null;
  personaId: string = 'visitor';
  /** The newest session: what a page's cookie jar holds where cookies cannot be seen. */
  newestToken: string | undefined;
  readonly #sessions = new Map<string, Session>();
  readonly #rooms = new Map<string, unknown>();
  readonly #numbers = new Map<string, number>();
  readonly #ended = new Map<string, number>();
  readonly #overrides: Overrides;

  constructor(id: string, now: () => Date, overrides: Overrides = { person: {} }) {
    this.id = id;
    this.now = now;
    this.#overrides = overrides;
  }

  room<T>(name: string, make: (world: World) => T): T {
    if (!this.#rooms.has(name)) {
      this.#rooms.set(name, make(this));
    }
    return this.#rooms.get(name) as T;
  }

  nextNumber(name: string): number {
    const next = (this.#numbers.get(name) ?? 0) + 1;
    this.#numbers.set(name, next);
    return next;
  }

  sessionsEnded(memberId: string): number {
    return this.#ended.get(memberId) ?? 0;
  }

  #countEnd({ person: { walletMberIdnfiNo } }: Session): void {
    this.#ended.set(walletMberIdnfiNo, this.sessionsEnded(walletMberIdnfiNo) + 1);
  }

  personOf(personaId: PersonaId): WirePerson | null {
    const base = findPersona(personaId)?.person;
    if (!base) {
      return null;
    }
    const { person, personaId: only } = this.#overrides;
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
    this.#sessions.set(session.token, session);
    for (const token of [...this.#sessions.keys()].slice(0, -SESSION_LIMIT)) {
      this.#sessions.delete(token);
    }
    this.newestToken = session.token;
    this.person = person;
    this.personaId = personaId;
    return session;
  }

  /** Tells every older session of the same member that it has been replaced. */
  replaceOlder(newest: Session): void {
    for (const session of this.#sessions.values()) {
      if (session !== newest && session.person.walletMberIdnfiNo === newest.person.walletMberIdnfiNo) {
        session.isDuplicate = true;
        this.#countEnd(session);
      }
    }
  }

  signOut(token: string): void {
    const session = this.#sessions.get(token);
    if (session) this.#countEnd(session);
    this.#sessions.delete(token);
    if (this.newestToken === token) {
      this.newestToken = undefined;
      this.person = null;
      this.personaId = 'visitor';
    }
  }

  session(token: string | undefined): Session | undefined {
    return token === undefined ? undefined : this.#sessions.get(token);
  }

  /** The world as a call with this session sees it. */
  viewOf(session: Session | undefined): World {
    const live = session?.isDuplicate ? undefined : session;
    return {
      id: this.id,
      person: live?.person ?? null,
      personaId: live?.personaId ?? 'visitor',
      now: this.now,
      room: (name, make) => this.room(name, make),
      nextNumber: (name) => this.nextNumber(name),
      sessionsEnded: (memberId) => this.sessionsEnded(memberId),
      personOf: (personaId) => this.personOf(personaId),
    };
  }
}

function withoutMissing(fields: Partial<WirePerson>): WirePerson {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WirePerson;
}
