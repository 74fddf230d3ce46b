export { isWalletPath } from '../manifest/index.ts';
export { AppRoot } from './AppRoot.tsx';
export { alertError } from './alertError.ts';
export { goToApp } from './appLinks.ts';
export { type Assembled, assemble, type Microapp } from './assemble.ts';
export { defineScreens, type ScreenLoader, type Screens } from './defineScreens.ts';
export type { Gate } from './gate.ts';
export type { Gates, ScreenGate } from './guardContext.ts';
export type { Navigate, Target } from './navigation.ts';
export type { OpenAppOptions, Openings } from './openings/createOpenings.ts';
export type { OpeningEnd, OpenOutcome } from './openings/outcome.ts';
export { loginMove, loginPath } from './presentBlock.ts';
export { readyPath, startReady } from './ready/startReady.tsx';
export { Screen } from './Screen.tsx';
export { type SignOn, type SignOnEnd, signOnFromAffiliate } from './signOn.ts';
export { startMicroapp } from './startMicroapp.tsx';
export { type Action, useAction } from './useAction.ts';
export { type AppResult, useAppResult } from './useAppResult.ts';
export { type FollowOptions, type LinkOutcome, useFollowLink } from './useFollowLink.ts';
export { useIntent } from './useIntent.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
export { type Load, useLoad } from './useLoad.ts';
export { usePerson } from './usePerson.ts';
export { usePrefetch } from './usePrefetch.ts';
export { useResume } from './useResume.ts';
export { useViewport, type Viewport } from './useViewport.ts';
export {
  type ShownScreen,
  useParams,
  useQuery,
  useShownScreen,
  useWallet,
  type Wallet,
} from './WalletContext.ts';
