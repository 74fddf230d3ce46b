import { checkEveryFault } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

// Every component, link and message stands on its own; what is sent is sent when it is asked for.
const asksNothing = [
  'SMP10000',
  'SMP20000',
  'SMP30000',
  'SMP40000',
  'SMP60000',
  'SMP61000',
  'SMP70000',
  'SMP80000',
];

// The gallery shows what has failed on purpose.
checkEveryFault({ manifest, asksNothing, except: ['SMP50000'] });
