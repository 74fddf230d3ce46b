import { wirePath } from './journal.ts';

/** A reply that stands in for the backend's own (contracts/http.md). */
export interface Reply {
  method: string;
  path: string;
  status?: number;
  body?: unknown;
  rawBody?: string;
  delayMs?: number;
  times?: number;
  /** `true` cuts the connection before the backend hears of the call, `'answer'` after it did its work. */
  drop?: boolean | 'answer';
  after?: string;
  signIn?: { persona?: string; person?: Record<string, string | number | boolean | null> };
}

/** A reply and how often it still answers. */
export interface StandingReply {
  reply: Reply;
  left: number;
  isWaiting: boolean;
}

/** The replies of one world. */
export class Replies {
  #standing: StandingReply[];

  constructor(standing: readonly StandingReply[] = []) {
    this.#standing = [...standing];
  }

  /** What stands now, as plain data. */
  get standing(): StandingReply[] {
    return this.#standing;
  }

  put(reply: Reply): void {
    const normal = { ...reply, method: reply.method.toUpperCase(), path: normalPath(reply.path) };
    const standing = {
      reply: normal,
      left: reply.times ?? Number.POSITIVE_INFINITY,
      isWaiting: reply.after !== undefined,
    };
    this.#standing.push(standing);
    if (!standing.isWaiting) {
      this.#replaceBy(standing);
    }
  }

  /** The reply for a call, used up once; undefined when the backend answers itself. */
  take(method: string, path: string): Reply | undefined {
    const found = this.#standing
      .filter(({ reply, isWaiting }) => !isWaiting && matches(reply, method, path))
      .reverse()
      .sort((one, other) => rank(other.reply) - rank(one.reply))[0];
    if (!found) {
      return undefined;
    }
    found.left -= 1;
    if (found.left <= 0) {
      this.#standing = this.#standing.filter((standing) => standing !== found);
    }
    return found.reply;
  }

  /** Wakes the replies that stand after this call. */
  answered(method: string, path: string): void {
    for (const standing of [...this.#standing]) {
      if (standing.isWaiting && matchesCall(standing.reply.after ?? '', method, path)) {
        standing.isWaiting = false;
        this.#replaceBy(standing);
      }
    }
  }

  clear(): void {
    this.#standing = [];
  }

  read(): Reply[] {
    return this.#standing.map(({ reply }) => reply);
  }

  // A reply that still waits keeps its place: it replaces the other one when its turn comes.
  #replaceBy(newest: StandingReply): void {
    this.#standing = this.#standing.filter(
      (standing) => standing === newest || standing.isWaiting || !isSameTarget(standing.reply, newest.reply),
    );
  }
}

function normalPath(path: string): string {
  return path === '*' ? '*' : wirePath(path);
}

function isSameTarget(one: Reply, other: Reply): boolean {
  return one.method === other.method && one.path === other.path;
}

function matches(reply: Reply, method: string, path: string): boolean {
  return (reply.method === '*' || reply.method === method) && matchesPath(reply.path, path);
}

function matchesCall(call: string, method: string, path: string): boolean {
  const [wantedMethod = '', wantedPath = ''] = call.trim().split(/\s+/);
  return matches({ method: wantedMethod.toUpperCase(), path: normalPath(wantedPath) }, method, path);
}

function matchesPath(pattern: string, path: string): boolean {
  if (pattern === '*' || pattern === path) {
    return true;
  }
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (/^\{[^}]*\}$/.test(part) ? given[index] !== '' : part === given[index]))
  );
}

// An exact path beats a pattern, a pattern beats `*`; among equals the named method wins.
function rank({ method, path }: Reply): number {
  const ofPath = path === '*' ? 0 : path.includes('{') ? 2 : 4;
  return ofPath + (method === '*' ? 0 : 1);
}
