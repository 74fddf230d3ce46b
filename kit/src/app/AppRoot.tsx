import { useSignals } from '@preact/signals-react/runtime';
import { Component, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { currentClient, lostChecks } from '../api/index.ts';
import { recordSituation } from '../common/index.ts';
import { defaultMinimumOs } from '../format/index.ts';
import { type ClosedPart, matchScreen } from '../manifest/index.ts';
import { kitMessages, locale } from '../messages/index.ts';
import {
  DialogHost,
  EmptyState,
  ErrorState,
  focusTitle,
  Header,
  isAsking,
  PopupHost,
  SkeletonPlain,
  Spinner,
  ToastHost,
} from '../ui/index.ts';
import { goToStore } from './appLinks.ts';
import { closedText } from './closedText.ts';
import type { Gate } from './gate.ts';
import styles from './Screen.module.css';
import { markUsable } from './usable.ts';
import { useAction } from './useAction.ts';
import { KnownContext, ShownScreenContext, useWallet, type Wallet, WalletContext } from './WalletContext.ts';

/** The page: the screen that the gate lets through, and the hosts of dialogs, popups and toasts. */
export function AppRoot({ gate, wallet }: { gate: Gate; wallet: Wallet }) {
  return (
    <WalletContext value={wallet}>
      <Known wallet={wallet}>
        <CrashBoundary wallet={wallet}>
          <Stage gate={gate} />
        </CrashBoundary>
        <BusySpinner />
        <DialogHost />
        <PopupHost />
        <ToastHost />
      </Known>
    </WalletContext>
  );
}

/** Follows what is known of the phone app, for those who ask by `useWallet`. */
function Known({ wallet: { bridge }, children }: { wallet: Wallet; children: ReactNode }) {
  const known = useSyncExternalStore(bridge.watch, () => bridge.known);
  return <KnownContext value={known}>{children}</KnownContext>;
}

function Stage({ gate }: { gate: Gate }) {
  useSignals();
  const view = gate.view.value;
  switch (view.kind) {
    case 'pending':
      // Where the screen's own skeleton will stand.
      return (
        <main className={styles.main} aria-busy="true">
          <SkeletonPlain />
        </main>
      );
    case 'screen':
      return (
        <ShownScreenContext value={view.shown}>
          <view.Component key={view.key} />
          <FocusOnArrival at={view.key} />
        </ShownScreenContext>
      );
    case 'notFound':
      return (
        <ShownScreenContext value={{ code: 'NOT_FOUND', params: {}, query: new URLSearchParams() }}>
          {view.Component ? <view.Component /> : <Plain code="NOT_FOUND" kind="notFound" />}
        </ShownScreenContext>
      );
    case 'blocked':
      // Asking again brings back the dialog that says why; until that is closed it alone speaks.
      return <Blocked needs={view.needs} onRetry={() => void gate.refresh()} />;
    case 'missingFile':
      return <Plain kind="missingFile" />;
    case 'noNetwork':
      return <Plain kind="noNetwork" onRetry={() => void gate.refresh()} />;
    case 'hostTooOld':
      return view.what === 'app' ? <HostTooOld /> : <SystemTooOld />;
    case 'closed':
      return <Closed part={view.part} />;
    case 'unreachable':
      return <Unreachable gate={gate} />;
  }
}

/** A new screen is announced by its title; the first one of a page the browser announces itself. */
function FocusOnArrival({ at }: { at: string }) {
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) focusTitle();
    before.current = at;
  }, [at]);
  return null;
}

const blockedKinds = { login: 'loginNeeded', app: 'appOnly', other: 'blocked' } as const;

function Blocked({ needs, onRetry }: { needs: keyof typeof blockedKinds; onRetry: () => void }) {
  useSignals();
  return <Plain kind={isAsking() ? 'asking' : blockedKinds[needs]} onRetry={onRetry} />;
}

/** What stands in the bar of a page without a screen: the app, as the page itself says what is wrong. */
function useAppName(): string {
  useSignals();
  return useWallet().manifest.name[locale.value];
}

/** A page without a screen: nothing here, not let in, or its file is gone. Always with a way on. */
interface PlainProps {
  kind: 'notFound' | 'blocked' | 'loginNeeded' | 'appOnly' | 'missingFile' | 'noNetwork' | 'asking';
  code?: string;
  onRetry?: () => void;
}

function Plain({ kind, code, onRetry }: PlainProps) {
  const { navigate } = useWallet();
  const name = useAppName();
  const { states, buttons } = kitMessages.use();
  useEffect(markUsable, []);
  const main =
    kind === 'loginNeeded' ? buttons.login : kind === 'appOnly' ? states.appOnly.action : undefined;
  return (
    <div className={styles.screen} {...(code ? { 'data-screen': code, 'data-state': 'ready' } : {})}>
      <Header title={name} onBack={navigate.back} onHome={navigate.home} />
      <main className={styles.main}>
        {kind === 'missingFile' ? (
          <ErrorState
            messageId="chunkMissing"
            picture="failed"
            title={states.missingFile.title}
            text={states.missingFile.description}
            onRetry={() => window.location.reload()}
          />
        ) : kind === 'noNetwork' ? (
          <ErrorState messageId="offline" picture="offline" {...(onRetry ? { onRetry } : {})} />
        ) : kind === 'asking' ? (
          // Beneath what asks, nothing says the same again: whose page it is, and that it is locked; high enough to be seen.
          <div>
            <EmptyState picture="locked" title={name} />
          </div>
        ) : (
          <EmptyState
            picture={kind === 'notFound' ? 'missing' : 'locked'}
            title={states[kind].title}
            description={states[kind].description}
            action={
              onRetry
                ? { label: main ?? buttons.retry, onClick: onRetry }
                : { label: buttons.home, onClick: navigate.home }
            }
          />
        )}
      </main>
    </div>
  );
}

/** This app asks for a newer phone app: where to get it. */
function HostTooOld() {
  const { bridge, navigate } = useWallet();
  const name = useAppName();
  const { states, buttons } = kitMessages.use();
  useEffect(markUsable, []);
  const { title, description } = states.hostTooOld;
  return (
    <div className={styles.screen}>
      <Header title={name} onBack={navigate.back} onHome={navigate.home} />
      <main className={styles.main} data-msg="hostTooOld">
        <EmptyState
          picture="work"
          title={title}
          description={description}
          action={{ label: buttons.update, onClick: () => void goToStore(bridge) }}
        />
      </main>
    </div>
  );
}

/** The phone's system is older than the wallet counts on: only its settings help. */
function SystemTooOld() {
  const { navigate } = useWallet();
  const name = useAppName();
  const { states } = kitMessages.use();
  useEffect(markUsable, []);
  const { title, description } = states.systemTooOld;
  return (
    <div className={styles.screen}>
      <Header title={name} onBack={navigate.back} onHome={navigate.home} />
      <main className={styles.main} data-msg="systemTooOld">
        <EmptyState picture="work" title={title} description={description(defaultMinimumOs)} />
      </main>
    </div>
  );
}

/** The app or this screen is closed for a while: why, and until when. */
function Closed({ part }: { part: ClosedPart }) {
  const { navigate } = useWallet();
  const name = useAppName();
  const { states, buttons } = kitMessages.use();
  useSignals();
  useEffect(markUsable, []);
  return (
    <div className={styles.screen}>
      <Header title={name} onBack={navigate.back} onHome={navigate.home} />
      <main className={styles.main} data-msg="serviceStopped">
        <EmptyState
          picture="work"
          title={states.closed.title}
          description={closedText(part)}
          action={{ label: buttons.home, onClick: navigate.home }}
        />
      </main>
    </div>
  );
}

/** Who the customer is could not be asked: say why, and ask again on request. */
function Unreachable({ gate }: { gate: Gate }) {
  useSignals();
  const { session } = useWallet();
  const messageId = session.failure.value?.messageId ?? 'failedToFetchData';
  const ask = useAction(async () => {
    await session.restore();
    if (session.known.value) await gate.start();
  });
  useEffect(markUsable, []);
  return (
    <main className={styles.main}>
      <ErrorState
        messageId={messageId}
        picture={messageId === 'offline' ? 'offline' : 'failed'}
        onRetry={() => void ask.run()}
      />
    </main>
  );
}

function BusySpinner() {
  useSignals();
  const isChecking = lostChecks.value > 0;
  return isChecking || currentClient().busy.value ? <Spinner isChecking={isChecking} /> : null;
}

/** A screen that throws must not leave a blank page. */
class CrashBoundary extends Component<{ wallet: Wallet; children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    // For whoever watches the wallet (1-shell s7.3, R363): which screen, never what stood on it.
    const { manifest, facts } = this.props.wallet;
    const screen = matchScreen(manifest, window.location.pathname)?.code ?? '';
    const situation = { situation: 'screenFailed', app: manifest.id, version: facts.version, screen };
    recordSituation(situation).catch(() => undefined);
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const { states } = kitMessages.use();
  return (
    <main className={styles.main}>
      <ErrorState
        messageId="screenFailed"
        picture="failed"
        text={states.screenFailed}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
