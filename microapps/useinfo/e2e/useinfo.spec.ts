import { checkEveryScreen } from '../../../.tools/e2e/everyScreen.ts';
import { manifest } from '../src/manifest.ts';

checkEveryScreen({ manifest, persona: 'visitor' });
