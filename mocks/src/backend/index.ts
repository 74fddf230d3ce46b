export { boardingText, childrenOf, passportOf } from '../passports.ts';
export { appName } from './appNames.ts';
export { DropError, isDrop } from './controls/drop.ts';
export { createMock, type Mock } from './createMock.ts';
export { type Persona, personas } from './personas.ts';
export { signAway } from './testing/signAway.ts';
export { unmaskedIn } from './testing/unmasked.ts';
export { createUnsureNetwork, type Fault, faults, type UnsureNetwork } from './testing/unsureNetwork.ts';
