export { bootFacts } from './bootScript.ts';
export { areDeveloperScreensOn, buildDir, defineMicroapp, pageHashes, storeDir } from './defineMicroapp.ts';
export { buildShared, readShared, type SharedManifest, sharedBase } from './shared.ts';
export { signalsTransform } from './signalsTransform.ts';
export { kitDoors, kitSpecifiers, runtimeSpecifiers } from './specifiers.ts';
