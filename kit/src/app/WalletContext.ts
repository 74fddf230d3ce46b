import { createContext, useContext } from 'react';
import type { Bridge } from '../bridge/index.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Session } from '../session/index.ts';
import type { Navigate } from './navigation.ts';
import type { Openings } from './openings/createOpenings.ts';
import type { PageFacts } from './pageFacts.ts';

/** What a screen may reach for. */
export interface Wallet {
  session: Session;
  bridge: Bridge;
  manifest: Manifest;
  navigate: Navigate;
  /** what `navigate.openApp` and `useAppResult` stand on */
  openings: Openings;
  facts: PageFacts;
  /** tells a refusal in the words of this app's catalogue */
  refusal: Messages<unknown>['refusal'];
  /** fetches the file of a screen of this app before it is gone to: it opens without a network, too */
  fetchScreen(code: string): void;
  /**
   * Call it after a sign-up, the registration or deletion of an account, or leaving: the guards, here and in other
   * WebViews, ask the server again before they let anybody in (2-payment s4, E55).
   */
  renewMembership(): void;
}

/** The screen that is shown: its code, the parameters of its path, and its query. */
export interface ShownScreen {
  code: string;
  params: Record<string, string>;
  query: URLSearchParams;
}

export const WalletContext = createContext<Wallet | null>(null);
/** Changes with what is known of the phone app (`bridge.known`). */
export const KnownContext = createContext(0);
export const ShownScreenContext = createContext<ShownScreen | null>(null);

function required<T>(value: T | null, hook: string): T {
  if (value === null) {
    throw new Error(
      `${hook} was called outside a running app. Render the screen with startMicroapp or renderScreen.`,
    );
  }
  return value;
}

/**
 * The session, the bridge, the app's manifest and the ways to other screens. What a component draws from `bridge.host`,
 * `can` and `canOpen` is drawn again once the phone app has said who it is, and where it turns out to lack something.
 */
export function useWallet(): Wallet {
  useContext(KnownContext);
  return required(useContext(WalletContext), 'useWallet');
}

/** The screen being shown. */
export function useShownScreen(): ShownScreen {
  return required(useContext(ShownScreenContext), 'useShownScreen');
}

/** Parameters of the path, decoded. */
export function useParams(): Record<string, string> {
  return useShownScreen().params;
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  return useShownScreen().query;
}
