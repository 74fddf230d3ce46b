import type { Gates, ScreenGate } from '@wallet/kit/app';
import { isServiceJoined } from '@wallet/kit/common';
import { checkSignUp, readSelf } from './api/calls.ts';
import { manifest } from './manifest.ts';
import { SERVICE } from './model/service.ts';

const begin = '/canp/FCA50000';
const home = '/canp/FCA60000?canp_digital';

type Context = Parameters<ScreenGate>[0];

/** Everything that makes a member, asked in the order of the specification (R771-R774); what fails is a no. */
async function isMember({ person }: Pick<Context, 'person'>): Promise<boolean> {
  if (person === null) return false;
  try {
    if ((await readSelf()) !== person.memberId) return false;
    if (!(await isServiceJoined(SERVICE))) return false;
    const { isSignedUp, memberId } = await checkSignUp();
    return isSignedUp && memberId === person.memberId;
  } catch {
    return false;
  }
}

/** Addresses that lead on: a member to what they collected (R775), others to what it is. */
const entry: ScreenGate = async (context) => ({
  kind: 'redirect',
  to: (await isMember(context)) ? home : begin,
});

/** What it is stays where it is for everybody but members (A29). */
const beginning: ScreenGate = async (context) =>
  (await isMember(context)) ? { kind: 'redirect', to: home } : { kind: 'allow' };

/** Whom a page has found to be a member: its calls say when that ends. */
const known = new WeakMap<object, string>();

const membersOnly: ScreenGate = async (context) => {
  const { lookups, person } = context;
  if (person && known.get(lookups) === person.memberId) return { kind: 'allow' };
  if (!(await isMember(context))) return { kind: 'redirect', to: begin };
  if (person) known.set(lookups, person.memberId);
  return { kind: 'allow' };
};

const open: Readonly<Record<string, ScreenGate | null>> = {
  FCA10000: entry,
  FCA20000: entry,
  FCA50000: beginning,

  FCA53000: null,
  FCA54000: null,
  CANP_INDEX: null,
  CanpStateTest: null,
};

export const gates: Gates = Object.fromEntries(
  Object.keys(manifest.screens).flatMap((code) => {
    const gate = code in open ? open[code] : membersOnly;
    return gate ? [[code, gate]] : [];
  }),
);
