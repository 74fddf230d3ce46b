import { type ReactNode, useContext, useEffect, useState } from 'react';
import { usesNewHeader } from '../format/index.ts';
import { cardMenuPath } from '../manifest/index.ts';
import { kitMessages, locale } from '../messages/index.ts';
import { ErrorState, footerSlot, Header, SkeletonPlain } from '../ui/index.ts';
import styles from './Screen.module.css';
import { StepCounter } from './screen/stepCounter.ts';
import { useScreenBack } from './screenBack.ts';
import { markUsable } from './usable.ts';
import type { Load } from './useLoad.ts';
import { usePerson } from './usePerson.ts';
import { useKeyboardInset } from './useViewport.ts';
import { useShownScreen, useWallet } from './WalletContext.ts';

interface ScreenProps<T> {
  /** the header's title, which is also the page's heading; the manifest's unless told */
  title?: string;
  /** the data without which the screen has nothing to show */
  of?: Load<T>;
  /** overrides the state that `of` gives */
  state?: 'loading' | 'ready' | 'error';
  /** of a flow: its own count unless told; null where no step is taken */
  step?: { current: number; total: number } | null;
  /** by wire code: what stands there instead of an error where the data of `of` is refused */
  instead?: Readonly<Record<string, ReactNode>>;
  /** stays at the bottom; a `MainButton` within the content stands there by itself */
  footer?: ReactNode;
  /** what stands there until the first data: `list` for rows with their tiles */
  skeleton?: 'list' | ReactNode;
  /** an overview: cards on the ground, in place of a plain page; what stands `instead` of it is one */
  ground?: boolean;
  /** the title stands large in the page, and small in the bar once it has left */
  largeTitle?: boolean;
  /** over a large title, up to the screen's edges: a Gallery */
  picture?: ReactNode;
  /** one sentence under a large title */
  note?: ReactNode;
  /** the header's right slot: IconButtons of the screen's own */
  end?: ReactNode;
  /** at the very bottom of a root, whatever its state: the TabBar */
  tabs?: ReactNode;
  noHeader?: boolean;
  noHome?: boolean;
  /** for a screen that nothing comes before: home */
  noBack?: boolean;
  /** instead of the screen before: for the header, the phone's back button and its swipe alike */
  onBack?: () => void;
  onSearch?: () => void;
  /** instead of the card menu over home; customers of group KC0 alone have the button (A90) */
  onCardMenu?: () => void;
  children?: ReactNode | ((data: T) => ReactNode);
}

/**
 * The frame of every screen: header with back and home, a skeleton until its first data, an error with a retry,
 * and the attributes that QA and monitoring read (contracts/page.md).
 */
export function Screen<T>(props: ScreenProps<T>) {
  const { code } = useShownScreen();
  const { navigate, bridge, manifest } = useWallet();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Drawn again when the language changes.
  kitMessages.use();
  const person = usePerson();
  useKeyboardInset();
  useScreenBack(props.noBack ? undefined : props.onBack);
  const counter = useContext(StepCounter);
  const step = props.step === undefined ? counter : props.step;
  const refusal = props.of?.error?.code;
  const instead = refusal === undefined ? undefined : props.instead?.[refusal];
  const loaded = instead === undefined ? props.of?.state : 'ready';
  const state = props.state ?? loaded ?? 'ready';
  // A plain browser has no app whose older header it would have to match.
  const version = bridge.host?.appVersion;
  const look = version === undefined || usesNewHeader({ version }) ? 'new' : 'classic';

  // A screen without back and home is one that nobody leaves undone: no other way out of it either.
  const isForced = props.noBack && props.noHome && !props.onCardMenu;
  const hasCardMenu = person?.groupCode === 'KC0' && !isForced;

  useEffect(() => {
    if (state !== 'loading') markUsable();
  }, [state]);

  return (
    <div
      className={props.ground && instead === undefined ? `${styles.screen} ${styles.ground}` : styles.screen}
      data-screen={code}
      data-state={state}
    >
      {!props.noHeader && (
        <Header
          title={props.title ?? manifest.screens[code]?.title[locale.value] ?? ''}
          look={look}
          {...(props.noBack ? {} : { onBack: props.onBack ?? navigate.back })}
          {...(props.noHome ? {} : { onHome: navigate.home })}
          {...(props.onSearch ? { onSearch: props.onSearch } : {})}
          {...(hasCardMenu ? { onCardMenu: props.onCardMenu ?? (() => navigate.push(cardMenuPath)) } : {})}
          {...(step ? { step } : {})}
          {...(props.largeTitle ? { isLarge: true, note: props.note, picture: props.picture } : {})}
          end={props.end}
        />
      )}
      <main className={styles.main} aria-busy={state === 'loading'}>
        <footerSlot.Provider value={slot}>{instead ?? <Body {...props} state={state} />}</footerSlot.Provider>
      </main>
      {state === 'ready' && instead === undefined && props.footer}
      <div className={styles.slot} ref={setSlot} />
      {props.tabs}
    </div>
  );
}

function Body<T>({ of, state, skeleton, noHome, children }: ScreenProps<T>) {
  const { navigate } = useWallet();
  if (state === 'loading')
    return skeleton === 'list' ? <SkeletonPlain list /> : (skeleton ?? <SkeletonPlain />);
  if (state === 'error') {
    const error = of?.error;
    return (
      <ErrorState
        messageId={error?.messageId ?? 'failedToFetchData'}
        picture={navigator.onLine ? 'failed' : 'offline'}
        {...(error?.serverMessage ? { text: error.serverMessage } : {})}
        {...(of ? { onRetry: of.reload } : {})}
        {...(noHome ? {} : { onHome: navigate.home })}
      />
    );
  }
  if (typeof children !== 'function') return children;
  return of && 'data' in of ? children(of.data as T) : null;
}
