import { checkEveryFault, checkPageFaults } from '../../../.tools/e2e/everyFault.ts';
import { manifest } from '../src/manifest.ts';

const all = Object.keys(manifest.screens);
const ofMembers = Object.entries(manifest.screens).flatMap(([code, entry]) =>
  'flags' in entry ? [] : [code],
);
const only = (...codes: string[]) => all.filter((code) => !codes.includes(code));
const forced = 'FME95000';

checkEveryFault({ manifest, persona: 'visitor', except: ofMembers });
checkEveryFault({
  manifest,
  persona: 'member',
  except: only(...ofMembers.filter((code) => code !== forced), 'FME23000'),
});
checkEveryFault({ manifest, persona: 'managementCode4', except: only(forced) });
checkPageFaults({ manifest, code: 'FMY10000' });
