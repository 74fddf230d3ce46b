import type { Context } from 'hono';
import { personas, type Standing } from '../personas.ts';
import { memberOf, type RoomEnv } from '../room.ts';
import type { WirePerson, World } from '../world.ts';

/** Somebody the register knows: a persona, or a customer who has joined since the world began. */
export interface Account {
  id: string;
  /** Whose starting state the rooms give them. */
  personaId: string;
  person: WirePerson;
  password: string | null;
  standing: Standing;
}

interface Change {
  personaId?: string;
  person?: Partial<WirePerson>;
  password?: string;
  standing?: Standing;
}

interface Register {
  changes: Map<string, Change>;
  newcomers: Account[];
}

/** Whose starting state they have who join in this world, also those who were members before: none. */
export const NEWCOMER = 'newMember';

function registerOf(world: World): Register {
  return world.room('mber.register', () => ({ changes: new Map(), newcomers: [] }));
}

/** Everybody, as they are now. */
export function accountsOf(world: World): Account[] {
  const { changes, newcomers } = registerOf(world);
  const known = personas.flatMap(({ id, password, standing = 'member' }) => {
    const person = world.personOf(id);
    return person ? [{ id, personaId: id, person, password, standing }] : [];
  });
  return [...known, ...newcomers].map((account) => {
    const { person, ...rest } = changes.get(account.id) ?? {};
    return { ...account, ...rest, person: { ...account.person, ...person } as WirePerson };
  });
}

export function changeAccount(world: World, id: string, { person, ...rest }: Change): void {
  const { changes } = registerOf(world);
  const before = changes.get(id) ?? {};
  changes.set(id, { ...before, ...rest, person: { ...before.person, ...person } });
}

/** A customer nobody knew before. */
export function addNewcomer(world: World, person: Partial<WirePerson>): Account {
  const { newcomers } = registerOf(world);
  const id = `joined-${newcomers.length + 1}`;
  const number = world.nextNumber('mber.newcomer');
  const base = world.personOf(NEWCOMER);
  if (!base) throw new Error(`No persona ${NEWCOMER}.`);
  const numbers = { custNo: `2000${number}`, custMgtNo: `M2000000${number}`, walletId: `WID-N${number}` };
  const account: Account = {
    id,
    personaId: NEWCOMER,
    person: { ...base, email: '', ...numbers, ...person } as WirePerson,
    password: null,
    standing: 'notMember',
  };
  newcomers.push(account);
  return account;
}

/** The account behind the session of a call; 401 when nobody is signed in. */
export function ownAccount(context: Context<RoomEnv>): Account {
  const { walletMberIdnfiNo, ci } = memberOf(context);
  const accounts = accountsOf(context.get('world'));
  const own =
    accounts.find(({ person }) => person.ci === ci) ??
    accounts.find(({ person }) => person.walletMberIdnfiNo === walletMberIdnfiNo);
  if (!own) throw new Error(`No account ${walletMberIdnfiNo}.`);
  return own;
}

/** Changes who is signed in, now and at the next sign-in. */
export function changeOwn(context: Context<RoomEnv>, person: Partial<WirePerson>): void {
  const { id } = ownAccount(context);
  Object.assign(memberOf(context), person);
  changeAccount(context.get('world'), id, { person });
}
