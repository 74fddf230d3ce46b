import { ApiError } from '@wallet/kit/api';
import { type Load, useLoadKept } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { checkPass, listPasses, listTickets } from '../api/calls.ts';
import { type SmartPass, type Standing, standingOf } from '../model/pass.ts';
import type { Ticket } from '../model/ticket.ts';

export interface HeldPass extends SmartPass {
  standing: Standing;
  days: number;
}

export interface Boarding {
  /** when it was asked for, in ms */
  at: number;
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
  return {
    at: Date.now(),
    passes: each.map(({ pass }) => pass),
    tickets: each.flatMap(({ tickets }) => tickets),
  };
}

const DAY_MS = 24 * 60 * 60_000;
const onlyTickets = (boarding: Boarding): Boarding => ({ ...boarding, passes: [] });

/** The same for who holds them up: in a hall without network the boarding passes stand as they were shown here last. */
export function useBoarding(): Load<Boarding & { keptAt: Date | null }> {
  const load = useLoadKept('smps.tickets', readBoarding, [], {
    lifeMs: DAY_MS,
    keeps: onlyTickets,
    isIt: ({ tickets }) => tickets.length > 0,
  });
  if (!load.data) return load as Load<never>;
  const { value, isOffline } = load.data;
  return { ...load, data: { ...value, keptAt: isOffline ? new Date(value.at) : null } };
}
