import { type ReactNode, useEffect } from 'react';
import { usesNewHeader } from '../format/index.ts';
import { ErrorState, Header, SkeletonPlain } from '../ui/index.ts';
import styles from './Screen.module.css';
import { useScreenBack } from './screenBack.ts';
import { markUsable } from './usable.ts';
import type { Load } from './useLoad.ts';
import { usePerson } from './usePerson.ts';
import { useViewport } from './useViewport.ts';
import { useShownScreen, useWallet } from './WalletContext.ts';

interface ScreenProps<T> {
  /** the header's title, which is also the page's heading */
  title: string;
  /** the data without which the screen has nothing to show */
  of?: Load<T>;
  /** overrides the state that `of` gives */
  state?: 'loading' | 'ready' | 'error';
  step?: { current: number; total: number };
  /** stays at the bottom: the main button */
  footer?: ReactNode;
  skeleton?: ReactNode;
  noHeader?: boolean;
  noHome?: boolean;
  /** for a screen that nothing comes before: home */
  noBack?: boolean;
  /** instead of the screen before: for the header, the phone's back button and its swipe alike */
  onBack?: () => void;
  onSearch?: () => void;
  onCardMenu?: () => void;
  children?: ReactNode | ((data: T) => ReactNode);
}

/**
 * The frame of every screen: header with back and home, a skeleton until its first data, an error with a retry,
 * and the attributes that QA and monitoring read (contracts/page.md).
 */
export function Screen<T>(props: ScreenProps<T>) {
  const { code } = useShownScreen();
  const { navigate, bridge } = useWallet();
  const person = usePerson();
  useViewport();
  useScreenBack(props.noBack ? undefined : props.onBack);
  const state = props.state ?? props.of?.state ?? 'ready';
  // A plain browser has no app whose older header it would have to match.
  const version = bridge.host?.appVersion;
  const look = version === undefined || usesNewHeader({ version }) ? 'new' : 'classic';

  useEffect(() => {
    if (state !== 'loading') markUsable();
  }, [state]);

  return (
    <div className={styles.screen} data-screen={code} data-state={state}>
      {!props.noHeader && (
        <Header
          title={props.title}
          look={look}
          {...(props.noBack ? {} : { onBack: props.onBack ?? navigate.back })}
          {...(props.noHome ? {} : { onHome: navigate.home })}
          {...(props.onSearch ? { onSearch: props.onSearch } : {})}
          {...(props.onCardMenu && person?.groupCode === 'KC0' ? { onCardMenu: props.onCardMenu } : {})}
          {...(props.step ? { step: props.step } : {})}
        />
      )}
      <main className={styles.main} aria-busy={state === 'loading'}>
        <Body {...props} state={state} />
      </main>
      {state === 'ready' && props.footer}
    </div>
  );
}

function Body<T>({ of, state, skeleton, children }: ScreenProps<T>) {
  if (state === 'loading') return skeleton ?? <SkeletonPlain />;
  if (state === 'error') {
    const error = of?.error;
    return (
      <ErrorState
        messageId={error?.messageId ?? 'failedToFetchData'}
        {...(error?.serverMessage ? { text: error.serverMessage } : {})}
        {...(of ? { onRetry: of.reload } : {})}
      />
    );
  }
  if (typeof children !== 'function') return children;
  return of && 'data' in of ? children(of.data as T) : null;
}
