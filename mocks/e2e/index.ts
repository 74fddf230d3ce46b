// What every browser test stands on: `import { expect, test } from '@wallet/mocks/e2e'`.

export type { BrowserContext, Page } from '@playwright/test';
export { holidayOn } from '../src/backend/holidays.ts';
export { expectAccessible } from './accessible.ts';
export { checkEveryFault, checkPageFaults } from './everyFault.ts';
export { checkEveryScreen } from './everyScreen.ts';
export { checkEveryState, type ScreenState } from './everyState.ts';
export { writeFilm } from './fakeCamera.ts';
export { expect, test } from './fixtures.ts';
export { holdBack } from './holdBack.ts';
export { withIdentityWallet } from './identityWallet.ts';
export { expectNoOverflow } from './overflow.ts';
export { action, dialog, enterPin, field, shows, signAtCertificate, tapAway } from './page.ts';
export { createPhone, type Phone, type PhoneOptions, type Platform } from './phone.ts';
export { type Samples, samplesOf } from './samples.ts';
export { type Watch, watchErrors } from './watch.ts';
export { seenAt, withCamera } from './withCamera.ts';
export { type Call, createWorld, type Persona, type Reply, type World } from './world.ts';
