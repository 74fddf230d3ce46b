import type { Persona } from '../personas.ts';
import type { World } from '../room.ts';
import type { Transaction } from './transactionState.ts';

/** What a member has paid before today, newest first. */
export function pastTransactions(_persona: Persona, _world: World): Transaction[] {
  return [];
}
