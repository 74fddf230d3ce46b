import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';
import { onTheWay, reach, samples } from './samples.ts';

// Steps of the sign-up that ask for nothing of their own: what is typed there is kept, and sent by the last one.
const asksNothing = [
  ...['03', '04', '05', '06', '07', '08', '11', '12'].map((step) => `FTR010${step}`),
  // Who comes, for a stay that the flow has found already.
  'FTR51001',
];

// A reload forgets the password that was chosen: while somebody joins no road goes on after one.
const passed = Object.fromEntries(Object.entries(onTheWay).filter(([code]) => !code.startsWith('FTR0100')));

// The rooms that are free on the weekend stand beside the search.
const parts = { FTR10000: ['GET /forest/v1/forests'] };

checkEveryFault({ manifest, samples, reach, onTheWay: passed, asksNothing, parts });
checkPageFaults({ manifest, code: 'FTR61000' });
