import { ApiError } from '@wallet/kit/api';
import { type Load, lastSeen, type Seen, useLoad, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { v } from '@wallet/kit/schema';
import { checkPass, listPasses, listTickets } from '../api/calls.ts';
import { type SmartPass, type Standing, standingOf } from '../model/pass.ts';
import type { Ticket } from '../model/ticket.ts';

export interface HeldPass extends SmartPass {
  standing: Standing;
  days: number;
}

export interface Boarding {
  passes: HeldPass[];
  tickets: Ticket[];
}

/** The code of the specification for an ID that the airport does not know (R856). */
const INVALID = '1010';

async function isKnown(passId: string, signal: AbortSignal): Promise<boolean> {
  try {
    await checkPass({ passId }, { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === INVALID) return false;
    throw error;
  }
}

/** All passes, and the boarding passes of each. */
export async function readBoarding(signal: AbortSignal): Promise<Boarding> {
  const passes = await listPasses(undefined, { signal });
  const each = await Promise.all(
    passes.map(async (pass) => {
      const [isValid, { tickets }] = await Promise.all([
        isKnown(pass.id, signal),
        listTickets({ passId: pass.id }, { signal }),
      ]);
      return {
        pass: { ...pass, ...standingOf(pass, isValid, todaySeoul()) },
        tickets: tickets.map((ticket) => ({ ...ticket, passId: pass.id })),
      };
    }),
  );
  return { passes: each.map(({ pass }) => pass), tickets: each.flatMap(({ tickets }) => tickets) };
}

const kept = v.custom<Boarding>((value) => typeof value === 'object' && value !== null && 'tickets' in value);
const onlyTickets = ({ tickets }: Boarding): Boarding => ({ passes: [], tickets });

/** The same for who holds them up: in a hall without network the boarding passes stand as they were shown here last. */
export function useBoarding(): Load<Seen<Boarding>> {
  const { drafts } = useWallet().session;
  return useLoad(
    (signal) => lastSeen(drafts, 'smps.tickets', kept, () => readBoarding(signal), onlyTickets),
    [],
  );
}
