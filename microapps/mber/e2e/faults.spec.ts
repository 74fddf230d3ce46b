import { checkEveryFault, checkPageFaults } from '@wallet/mocks/e2e';
import { manifest } from '../src/manifest.ts';

const all = Object.keys(manifest.screens);
const ofMembers = Object.entries(manifest.screens).flatMap(([code, entry]) =>
  'flags' in entry ? [] : [code],
);
const only = (...codes: string[]) => all.filter((code) => !codes.includes(code));
// Forms and guides: what is typed there is asked about when it is sent.
const asksNothing = [
  ...['FME10000', 'FME11000', 'FME21000', 'FME22000', 'FME30000', 'FME50000', 'FME73100', 'FME73200'],
  ...['FME76000', 'FME81200', 'FME82000', 'FME91000', 'FME92000', 'FME93000', 'FME94000'],
];
const forced = 'FME95000';
/** My page stands without its strip of what one has. */
const aside = { FMY10000: ['GET /mstr/main/assets', 'GET /mstr/main/comingUp'] };

checkEveryFault({ manifest, persona: 'visitor', asksNothing, except: ofMembers });
checkEveryFault({
  manifest,
  persona: 'member',
  aside,
  asksNothing,
  except: only(...ofMembers.filter((code) => code !== forced), 'FME23000'),
});
checkEveryFault({ manifest, persona: 'managementCode4', except: only(forced) });
checkPageFaults({ manifest, code: 'FMY10000' });
