import { personas } from '../personas.ts';
import type { World } from '../world.ts';

/** Location consents of a world, by member: '1' agreed, '0' refused. */
export function locationConsents(world: World): Map<string, '0' | '1'> {
  return world.room('comm.location', (fresh) => {
    const agreed = personas.filter(({ locationAgreed }) => locationAgreed);
    return new Map(agreed.map(({ id }) => [fresh.personOf(id)?.walletMberIdnfiNo ?? '', '1']));
  });
}
