export { isWalletPath, outsideAddress } from '../format/index.ts';
export { appAt } from './appAt.ts';
export { activeClosings, closingOf } from './closings.ts';
export { type Completed, defineManifest, type WrittenManifest } from './defineManifest.ts';
export { type FoundPage, findPage } from './findPage.ts';
export { cardMenuPath, homePath } from './homePath.ts';
export { isHostNewEnough } from './isHostNewEnough.ts';
export { isOpen } from './isOpen.ts';
export { linkAddress } from './linkAddress.ts';
export {
  type Area,
  type Capability,
  type Manifest,
  type MinHost,
  type OpenWindow,
  type ScreenEntry,
  type ScreenFlag,
  type ScreenFlags,
  screenFlags,
  type Title,
} from './Manifest.ts';
export { manifestSchema } from './manifestSchema.ts';
export { matchScreen, type ScreenMatch } from './matchScreen.ts';
export { fillPath, parametersOf } from './path.ts';
export { pathOf, type Query } from './pathOf.ts';
export {
  type ClosedPart,
  type Registry,
  type RegistryApp,
  type RegistryScreen,
  registryAppSchema,
  registrySchema,
  type StartFiles,
  toRegistryApp,
} from './registry.ts';
export {
  appDocumentAddress,
  type IndexApp,
  type IndexScreen,
  indexAddress,
  indexSchema,
  type ReleaseIndex,
  toIndexApp,
} from './releaseIndex.ts';
export { screenAt } from './screenAt.ts';
export { type SharedFiles, sharedFiles } from './sharedFiles.ts';
