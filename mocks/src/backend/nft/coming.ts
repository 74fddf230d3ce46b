import type { ComingOf } from '../coming.ts';
import { memberOf } from '../room.ts';
import { seoulTime } from '../seoulTime.ts';
import { ownOf } from './tokens.ts';

/** Tickets that the member may still enter with. */
export const ticketsComing: ComingOf = (context) => {
  const world = context.get('world');
  const own = ownOf(world, memberOf(context).walletMberIdnfiNo);
  if (own.sttus !== 'OPEN') return [];
  return own.tokens.flatMap(({ tknId, tknNm, sttus, tckt }) =>
    sttus === 'HELD' && tckt?.sttus === 'VALD' && tckt.dttm >= seoulTime(world.now())
      ? [{ id: tknId, kind: 'BOOK' as const, name: tknNm, at: tckt.dttm, screen: 'FNF61000' }]
      : [],
  );
};
