import type { Gates } from '@wallet/kit/app';
import { skipsIntro } from './state/intro.ts';

/** Who chose not to see the introduction again goes past it (R763, E11). */
export const gates: Gates = {
  FML42000: async () =>
    skipsIntro.stored() ? { kind: 'redirect', to: '/pems/FML42200' } : { kind: 'allow' },
};
